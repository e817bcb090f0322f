import { ReportCommand } from '#app/core/console/report_command'
import type { CheckResult, CheckStatus } from '#app/core/console/checkup'

const SIGNS: Record<CheckStatus, string> = { ok: '✓', warning: '!', failed: '✗', skipped: '-' }

/** The base of the commands that check an installation. They also run when its settings are incomplete. */
export abstract class CheckupCommand extends ReportCommand {
  static override options = { startApp: false }

  /** Starts the application. @returns what is wrong with the settings, if anything */
  protected async startWithSettings(): Promise<string | undefined> {
    try {
      await import('#start/env')
    } catch (error) {
      const { message, help } = error as Error & { help?: string }
      return [message, help].filter(Boolean).join('\n')
    }
    if (!this.app.isReady) {
      await this.app.boot()
      await this.app.start(() => {})
    }
    // The results say what is wrong. Lines of the log between them would be no JSON.
    const { default: logger } = await import('@adonisjs/core/services/logger')
    logger.level = 'silent'
    return undefined
  }

  /** Prints results, unless as JSON, and exits with an error when a check has failed. */
  protected showResults(results: readonly CheckResult[]) {
    if (results.some(({ status }) => status === 'failed')) this.exitCode = 1
    if (this.json) return
    for (const { check, status, message, fix } of results) {
      this.logger.log(`${SIGNS[status]} ${check}: ${message}`)
      if (fix !== undefined) this.logger.log(`    ${fix}`)
    }
  }
}
