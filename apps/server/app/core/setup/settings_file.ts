import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EnvEditor } from '@adonisjs/core/env/editor'

/** The file holds secrets: only the account that runs the server may read it. */
const PRIVATE_FILE_MODE = 0o600
const NAME = '.env'
const NEEDS_QUOTES = /[\s#'"]/

/** The file with the settings: `.env` in the folder of `ENV_PATH`, or else of the application. */
export function settingsFile(appRoot: URL): string {
  return join(resolve(fileURLToPath(appRoot), process.env.ENV_PATH ?? ''), NAME)
}

/** The framework replaces `$NAME` in values. */
function formatValue(value: string): string {
  const escaped = value.replaceAll('$', String.raw`\$`)
  return NEEDS_QUOTES.test(value) ? `"${escaped}"` : escaped
}

/** Adds settings to the file, which is created if necessary; its other lines stay. */
export async function addSettings(appRoot: URL, settings: Record<string, string>): Promise<void> {
  const file = settingsFile(appRoot)
  await writeFile(file, '', { flag: 'a', mode: PRIVATE_FILE_MODE })
  await chmod(file, PRIVATE_FILE_MODE)
  const editor = await EnvEditor.create(appRoot)
  for (const [name, value] of Object.entries(settings)) editor.add(name, formatValue(value))
  await editor.save()
  // So that each setting is a whole line also for programs that append or read line by line.
  await writeFile(file, `${(await readFile(file, 'utf8')).trim()}\n`)
}
