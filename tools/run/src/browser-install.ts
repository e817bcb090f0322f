import { createRequire } from 'node:module'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BROWSER_VARIABLE, findBrowser } from './browser.ts'
import { Failure } from './machine/failure.ts'
import { ROOT, TOOLCHAIN_DIR } from './machine/paths.ts'
import { runWithLog } from './machine/shell.ts'

const FROM_NPM = { name: '@sparticuz/chromium', version: '153.0.0' }
const FOLDER = join(TOOLCHAIN_DIR, 'browser')

/**
 * Finds the browser for the tests: an installed one, else Playwright's download, else a package from npm.
 * @throws {Failure} that says what to install
 */
export async function ensureBrowser(logDirectory: string): Promise<string> {
  const found = findBrowser()
  if (found) return found
  const named = process.env[BROWSER_VARIABLE]
  if (named) {
    throw new Failure(
      `${BROWSER_VARIABLE} is ${named}, which is not a working browser: correct it, or unset it to search for one.`
    )
  }
  const logFile = join(logDirectory, 'browser.log')
  const fetched = (await installWithPlaywright(logFile)) ?? (await installFromNpm(logFile))
  if (fetched) return fetched
  throw new Failure(
    `The browser tests need Chromium and there is none: install it (Debian, Ubuntu: apt-get install chromium; elsewhere: https://www.google.com/chrome), or name its program in ${BROWSER_VARIABLE}.`
  )
}

async function installWithPlaywright(logFile: string): Promise<string | undefined> {
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js')
  const code = await runWithLog({
    command: process.execPath,
    args: [cli, 'install', '--only-shell', 'chromium'],
    cwd: ROOT,
    logFile,
  })
  return code === 0 ? findBrowser() : undefined
}

/** A Chromium for Linux servers, which includes some of the libraries that a minimal system lacks. */
async function installFromNpm(logFile: string): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  const manifest = join(FOLDER, 'package.json')
  const installed = join(FOLDER, 'node_modules', FROM_NPM.name)
  if (!existsSync(installed)) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(manifest, '{ "private": true }\n')
    const code = await runWithLog({
      command: 'npm',
      args: [
        'install',
        '--no-save',
        '--no-audit',
        '--no-fund',
        `${FROM_NPM.name}@${FROM_NPM.version}`,
      ],
      cwd: FOLDER,
      logFile,
    })
    if (code !== 0) return undefined
  }
  const entry = createRequire(manifest).resolve(FROM_NPM.name)
  const module = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath: () => Promise<string> }
  }
  const program = await module.default.executablePath()
  return findBrowser({ ...process.env, [BROWSER_VARIABLE]: program })
}
