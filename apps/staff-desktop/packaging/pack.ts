/**
 * Packages the output of `pnpm build`:
 *
 * node packaging/pack.ts [linux|mac|windows] [dir]
 *
 * Builds for the current system unless another one is named. With `dir` it only writes the unpacked
 * application.
 */
import { build, Platform } from 'electron-builder'
import { join } from 'node:path'
import { createConfiguration } from './config.ts'
import { readPackageSettings } from './settings.ts'

const PLATFORMS = { linux: Platform.LINUX, mac: Platform.MAC, windows: Platform.WINDOWS }
const args = new Set(process.argv.slice(2))
const requestedPlatform = Object.entries(PLATFORMS).find(([name]) => args.has(name))?.[1]
const platform = requestedPlatform ?? Platform.current()

const artifacts = await build({
  projectDir: join(import.meta.dirname, '..'),
  targets: platform.createTarget(args.has('dir') ? 'dir' : null),
  config: createConfiguration(readPackageSettings(process.env)),
  publish: 'never',
})
process.stdout.write(`${artifacts.join('\n')}\n`)
