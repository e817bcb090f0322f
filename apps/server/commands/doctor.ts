import type { CheckResult } from '#app/core/console/checkup'
import { CheckupCommand } from '#app/core/console/checkup_command'

const SETTINGS = 'settings'
const SETTINGS_FIX =
  'Correct the settings (docs/operations/configure.md). Settings in files are read with node --env-file=server.env --env-file=migrator.env ace.js doctor.'

export default class Doctor extends CheckupCommand {
  static override commandName = 'doctor'
  static override description =
    'Check settings, database, Discord, payments, clock and disk, and say how to repair what is wrong'
  static override help = 'Changes nothing. Exits with 1 when a check has failed.'

  override async run() {
    const results = await this.#check()
    if (this.json) this.showAll(results, '')
    this.showResults(results)
  }

  async #check(): Promise<CheckResult[]> {
    const defect = await this.startWithSettings()
    if (defect !== undefined) {
      return [{ check: SETTINGS, status: 'failed', message: defect, fix: SETTINGS_FIX }]
    }
    const { runChecks } = await import('#app/core/console/checkup')
    const { INSTALLATION_CHECKS } = await import('#app/site/installation_checks')
    return [
      { check: SETTINGS, status: 'ok', message: 'They are complete.' },
      ...(await runChecks(INSTALLATION_CHECKS)),
    ]
  }
}
