import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_CONSOLE_DIR, SERVER_DIR } from './console.ts'
import { fingerprint, stamp } from './machine/fingerprint.ts'
import { withLock } from './machine/lock.ts'
import { ROOT, TOOLCHAIN_DIR } from './machine/places.ts'
import type { Progress } from './machine/progress.ts'
import { runHidden } from './machine/shell.ts'

export const SITE_DIR = join(ROOT, 'apps', 'web-pwa')
export const SITE_BUILD_DIR = join(SITE_DIR, 'dist')
export const SERVER_BUILD_DIR = BUILT_CONSOLE_DIR

/** Folders that no build reads, or that a build writes. */
const NO_INPUT = /(^|\/)(node_modules|build|dist|tmp|tests|test|e2e|coverage)$/
/** Made by the server's build. The site is built from the client's half; the other is rewritten by every server that runs. */
const GENERATED = /^apps\/server\/\.adonisjs$/
const GENERATED_FOR_SERVER = /^apps\/server\/\.adonisjs\/server$/
const SHARED_INPUTS = ['pnpm-lock.yaml', 'tsconfig.base.json']

interface Build {
  label: string
  /** Files and folders relative to the repository. */
  inputs: string[]
  skip: (path: string) => boolean
  outputs: string[]
  cwd: string
  args: string[]
  env: NodeJS.ProcessEnv
}

const BUILDS: Record<string, Build> = {
  server: {
    label: 'Server',
    inputs: ['apps/server', ...SHARED_INPUTS],
    skip: (path) => NO_INPUT.test(path) || GENERATED.test(path),
    outputs: [join(SERVER_BUILD_DIR, 'bin', 'server.js')],
    cwd: SERVER_DIR,
    args: ['--run', 'build'],
    env: {},
  },
  site: {
    label: 'Site',
    inputs: ['apps/web-pwa', 'packages', 'apps/server', ...SHARED_INPUTS],
    skip: (path) => NO_INPUT.test(path) || GENERATED_FOR_SERVER.test(path),
    outputs: [join(SITE_BUILD_DIR, 'client'), join(SITE_BUILD_DIR, 'server')],
    cwd: SITE_DIR,
    args: ['--run', 'build'],
    env: { NODE_ENV: 'production' },
  },
}

/** Builds the server and the site, each only when what it is made of has changed since. */
export async function ensureBuilt(options: {
  step: Progress['step']
  logDirectory: string
  signal?: AbortSignal | undefined
}): Promise<void> {
  const { step, logDirectory, signal } = options
  await withLock(join(TOOLCHAIN_DIR, 'build.lock'), 'that builds', step, async () => {
    for (const [name, build] of Object.entries(BUILDS)) {
      const mark = stamp(join(TOOLCHAIN_DIR, `build-${name}.json`))
      const inputs = fingerprint(ROOT, build.inputs, build.skip)
      const present = build.outputs.every((output) => existsSync(output))
      if (present && mark.read().inputs === inputs) continue
      await step(`${build.label}, built`, () =>
        runHidden({
          what: `building the ${name}`,
          command: process.execPath,
          args: build.args,
          cwd: build.cwd,
          env: { ...process.env, ...build.env },
          logFile: join(logDirectory, `build-${name}.log`),
          signal,
        })
      )
      mark.write({ inputs })
    }
  })
}
