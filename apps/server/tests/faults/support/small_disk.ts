import { execFile } from 'node:child_process'
import { chown, mkdtemp, open, rm, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withClient } from '@botanica/testkit/database'

const run = promisify(execFile)
const SIZE = '128m'
const CHUNK = Buffer.alloc(1024 * 1024)
/** Every write of a member or of the staff inserts into one of these. */
const TABLES = ['outbox', 'bot_votes', 'vote_events', 'bot_events', 'ratings', 'idempotency_keys']

/** A small file system that holds some tables, and can be filled. */
export class SmallDisk {
  readonly #folder: string
  readonly #ballast: string

  private constructor(folder: string) {
    this.#folder = folder
    this.#ballast = join(folder, 'ballast')
  }

  /**
   * Moves the tables that every write needs to a small file system.
   * @param superuser the superuser's URL of the database
   * @returns `undefined` if this process may not mount one
   */
  static async create(superuser: string): Promise<SmallDisk | undefined> {
    const folder = await mkdtemp(join(tmpdir(), 'faults-disk-'))
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder])
    } catch {
      await rmdir(folder)
      return undefined
    }
    await withClient(superuser, async (client) => {
      const { rows } = await client.query<{ folder: string }>(
        "SELECT current_setting('data_directory') AS folder"
      )
      const { uid, gid } = await stat(rows[0]!.folder)
      await chown(folder, uid, gid)
      await client.query(`CREATE TABLESPACE small LOCATION '${folder}'`)
      for (const table of TABLES) await client.query(`ALTER TABLE ${table} SET TABLESPACE small`)
    })
    return new SmallDisk(folder)
  }

  /** Fills the file system to the last byte. */
  async fill() {
    const file = await open(this.#ballast, 'w')
    try {
      while (true) await file.write(CHUNK)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      await file.close()
    }
  }

  free() {
    return rm(this.#ballast, { force: true })
  }

  /** Call it after the cluster has stopped. */
  async remove() {
    await run('umount', [this.#folder])
    await rmdir(this.#folder)
  }
}
