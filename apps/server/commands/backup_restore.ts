import { args, flags } from '@adonisjs/core/ace'
import { BackupCommand } from '#app/core/console/backup_command'

export default class BackupRestore extends BackupCommand {
  static override commandName = 'backup:restore'
  static override description = 'Restore a backup into an empty database, with all servers stopped'
  static override help =
    'Verifies the checksums first, and compares every table afterwards. Either everything is restored or nothing.'

  @args.string({ description: "The backup's folder, as backup:create has printed it" })
  declare path: string

  @flags.boolean({ description: 'First delete everything that is in the database' })
  declare overwrite: boolean

  override async run() {
    const { default: env } = await import('#start/env')
    const { restoreBackup } = await import('#app/core/backup/restore_backup')
    const { knownMigrations } = await import('#app/core/process/migrations_state')
    await this.attempt(async () => {
      const migrations = await knownMigrations()
      const manifest = await restoreBackup({
        databaseUrl: await this.databaseUrl(),
        serverRole: decodeURIComponent(new URL(env.get('DATABASE_URL')).username),
        path: this.path,
        migrations,
        overwrite: this.overwrite ?? false,
        programs: this.programs,
      })
      const tables = Object.values(manifest.tables)
      this.show({
        createdAt: manifest.createdAt,
        version: manifest.version,
        tables: tables.length,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        pendingMigrations: migrations.filter((name) => !manifest.migrations.includes(name)),
      })
    })
  }
}
