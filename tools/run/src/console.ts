import { join } from 'node:path'
import { ROOT } from './machine/places.ts'

export const SERVER_DIR = join(ROOT, 'apps', 'server')
/** The build has a console of the same name in its own folder. */
export const BUILT_CONSOLE_DIR = join(SERVER_DIR, 'build')
export const CONSOLE = 'ace.js'

/** The generated classes belong to the sources; only `npm run check` and a developer's own call write them. */
export const MIGRATE = ['migration:run', '--force', '--connection=migrator', '--no-schema-generate']
