import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The files hold secrets: only the account that runs the server may read them. */
const PRIVATE_FILE_MODE = 0o600
const SERVER_FILE = 'server.env'
/** The server does not get this one, so that it cannot change the tables. */
const MIGRATOR_FILE = 'migrator.env'
const MIGRATOR_SETTING = 'MIGRATOR_DATABASE_URL'
/** Needs no quotes in a file of systemd, Node, Docker or a shell. */
const PLAIN = /^[\w@%+=:,./?-]*$/
const SINGLE_QUOTE = "'"
/** Has a meaning between double quotes, in a shell at least. */
const SPECIAL_IN_DOUBLE_QUOTES = /["$\\`]/

export type Settings = Record<string, string>

const readText = (file: string) => readFile(file, 'utf8').catch(() => '')

/** Reads the settings that have a value from the settings files of a folder. Returns an empty object when there are no files. */
export async function readSettings(directory: string): Promise<Settings> {
  const texts = await Promise.all(
    [SERVER_FILE, MIGRATOR_FILE].map((file) => readText(join(directory, file)))
  )
  const settings = parseEnv(texts.join('\n')) as Settings
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
}

/** @throws when no quotes keep the value as it is */
function formatLine(name: string, value: string): string {
  if (PLAIN.test(value)) return `${name}=${value}\n`
  if (!value.includes(SINGLE_QUOTE)) return `${name}='${value}'\n`
  if (!SPECIAL_IN_DOUBLE_QUOTES.test(value)) return `${name}="${value}"\n`
  throw new Error(
    `${name} has a ' together with ", $, \\ or \`, which no settings file can hold. Choose another value.`
  )
}

/** Adds lines to a file, which is created if necessary. */
async function addLines(file: string, settings: Settings) {
  const lines = Object.entries(settings).map(([name, value]) => formatLine(name, value))
  if (lines.length === 0) return
  const text = await readText(file)
  const separator = text === '' || text.endsWith('\n') ? '' : '\n'
  await writeFile(file, text + separator + lines.join(''), { mode: PRIVATE_FILE_MODE })
  await chmod(file, PRIVATE_FILE_MODE)
}

/** Adds settings to the files of a folder. The lines that are there stay; the last line of a setting counts. @throws when a file cannot hold a value */
export async function addSettings(directory: string, settings: Settings): Promise<void> {
  const { [MIGRATOR_SETTING]: migratorUrl, ...ofServer } = settings
  await addLines(join(directory, SERVER_FILE), ofServer)
  await addLines(
    join(directory, MIGRATOR_FILE),
    migratorUrl === undefined ? {} : { [MIGRATOR_SETTING]: migratorUrl }
  )
}
