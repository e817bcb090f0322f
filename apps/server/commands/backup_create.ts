import { args, flags } from '@adonisjs/core/ace'
import { BackupCommand } from '#app/core/console/backup_command'

export default class BackupCreate extends BackupCommand {
  static override commandName = 'backup:create'
  static override description = 'Back up the database into a new folder, while servers run'
  static override help =
    'The folder has a dump and a manifest with checksums. `backup:restore` restores it.'

  @args.string({
    description: 'The folder that holds the backups; by default BACKUP_DIR',
    required: false,
  })
  declare directory?: string

  @flags.number({ description: 'Then delete all backups in that folder but so many' })
  declare keep?: number

  override async run() {
    const { default: env } = await import('#start/env')
    const { createBackup, deleteOldBackups, DEFAULT_BACKUP_DIR } =
      await import('#app/core/backup/create_backup')
    const { keep, programs } = this
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
      return this.failWith('--keep is a whole number from 1.')
    }
    const directory = this.directory ?? env.get('BACKUP_DIR', DEFAULT_BACKUP_DIR)
    await this.attempt(async () => {
      const databaseUrl = await this.databaseUrl()
      const { path, manifest } = await createBackup({
        databaseUrl,
        directory,
        version: await this.readVersion(),
        programs,
      })
      const deleted = keep === undefined ? [] : await deleteOldBackups(directory, keep)
      const tables = Object.values(manifest.tables)
      this.show({
        path,
        bytes: manifest.dump.bytes,
        tables: tables.length,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        deleted,
      })
    })
  }
}
