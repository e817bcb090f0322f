import { readFile } from 'node:fs/promises'
import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

/** The base of the commands that back up and restore. */
export abstract class BackupCommand extends ReportCommand {
  @flags.string({
    description: "The folder of PostgreSQL's programs; by default they are searched for",
  })
  declare programs?: string

  /** Runs the work and prints what was wrong with the backup, if anything. */
  protected async attempt(work: () => Promise<void>) {
    const { BackupError } = await import('#app/core/backup/manifest')
    try {
      await work()
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      this.failWith(error.message)
    }
  }

  /** Botanica's version. */
  protected async readVersion() {
    const manifest = await readFile(this.app.makePath('package.json'), 'utf8')
    return (JSON.parse(manifest) as { version: string }).version
  }

  /** The database's address as the role that owns the tables. */
  protected async databaseUrl() {
    const { default: env } = await import('#start/env')
    return env.get('MIGRATOR_DATABASE_URL', env.get('DATABASE_URL'))
  }
}
