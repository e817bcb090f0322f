/**
 * Packs what `pnpm build` has built:
 *
 *   node packaging/pack.ts [linux|mac|windows] [dir]
 *
 * for the system that it runs on, or the one that is named; with `dir` only the folder that the packages are made of.
 */
import { build, Platform } from 'electron-builder'
import { join } from 'node:path'
import { configuration } from './config.ts'
import { settingsOf } from './settings.ts'

const PLATFORMS = { linux: Platform.LINUX, mac: Platform.MAC, windows: Platform.WINDOWS }
const words = new Set(process.argv.slice(2))
const named = Object.entries(PLATFORMS).find(([name]) => words.has(name))?.[1]
const platform = named ?? Platform.current()

const made = await build({
  projectDir: join(import.meta.dirname, '..'),
  targets: platform.createTarget(words.has('dir') ? 'dir' : null),
  config: configuration(settingsOf(process.env)),
  publish: 'never',
})
process.stdout.write(`${made.join('\n')}\n`)
