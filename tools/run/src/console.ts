import { join } from 'node:path'
import { ROOT } from './machine/paths.ts'

export const SERVER_DIR = join(ROOT, 'apps', 'server')
/** The build contains a console of the same name. */
export const BUILT_CONSOLE_DIR = join(SERVER_DIR, 'build')
export const CONSOLE = 'ace.js'

/**
 * `--no-schema-generate`, because generated classes belong to the sources: only `npm run check` and developers write
 * them.
 */
export const MIGRATE = ['migration:run', '--force', '--connection=migrator', '--no-schema-generate']
