import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { extract } from 'tar'
import { ensureBrowser } from '../browser-install.ts'
import { Failure } from '../machine/failure.ts'
import { ROOT, ensureLogDirectory } from '../machine/paths.ts'
import { choosePort } from '../machine/ports.ts'
import { createProgress } from '../machine/progress.ts'
import { runOrFail } from '../machine/shell.ts'
import { describeRelease, nameRelease } from '../release/assemble.ts'
import { ensureDatabase, withClient } from '../postgres/index.ts'
import { generateSecret } from '../secrets.ts'
import { get, keepRequesting, startNginx } from '../services/nginx.ts'
import { type Service, startService } from '../services/service.ts'
import { startThrowawayCluster, urlsIn } from '../testing/index.ts'

const DATABASE = 'botanica'
const SECURITY_CONTACT = 'mailto:security@botanica.example'
/** Stands for a file that an open page of the release before still asks for. */
const OLD_ASSET = '/assets/of-the-release-before.js'
/** What the units say, and what is different on this machine. */
const UNIT_NODE = '/usr/bin/node'

/**
 * `npm run release:smoke [-- <archive>]`: runs a release as operators do, with the commands of its systemd units and its configuration
 * of nginx: checks the sums, migrates an empty database, starts two processes, opens pages in a browser, and restarts one process
 * after the other without a failed request. Needs nginx and openssl.
 */
export async function run([given]: string[]): Promise<number> {
  const { version } = await describeRelease()
  const archive = resolve(ROOT, given ?? join('release', `${nameRelease(version)}.tar.gz`))
  const { step, line } = createProgress()
  const logs = ensureLogDirectory(process.env)
  const folder = await mkdtemp(join(tmpdir(), 'botanica-smoke-'))
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })]
  try {
    const current = join(folder, 'current')
    await step('Archive, unpacked and its sums checked', () => unpack(archive, folder, current))
    const database = await step('Database', async () => {
      const cluster = await startThrowawayCluster({ durable: true })
      closing.push(cluster.stop)
      await withClient(cluster.url, (client) => ensureDatabase(client, DATABASE))
      return urlsIn(cluster.url, DATABASE)
    })
    const ports = [await choosePort(), await choosePort()] as const
    const httpPort = await choosePort()
    const httpsPort = await choosePort()
    const url = `https://localhost:${httpsPort}`
    const env = await createEnvironment(current, { url, database: database.app })

    await step('botanica-migrate.service', async () => {
      const { args } = await readUnit(current, 'botanica-migrate.service')
      await runOrFail({
        what: 'migrating',
        command: process.execPath,
        args,
        cwd: current,
        env: { ...env, MIGRATOR_DATABASE_URL: database.migrator },
        logFile: join(logs, 'smoke-migrate.log'),
      })
    })

    const unit = await readUnit(current, 'botanica-server@.service')
    const start = async (port: number): Promise<Service> => {
      const service = startService({
        name: `the server on port ${port}`,
        args: unit.args,
        cwd: current,
        env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
        logFile: join(logs, `smoke-server-${port}.log`),
      })
      const [program = '', ...args] = unit.post.replaceAll('%i', String(port)).split(' ')
      const wait = spawn(program, args, { stdio: 'ignore' })
      const [code] = (await once(wait, 'exit')) as [number | null]
      if (code !== 0) throw new Failure('A server did not become ready.', service)
      return service
    }
    const servers = await step('botanica-server@.service, twice', () =>
      Promise.all(ports.map(start))
    )
    closing.push(() => Promise.all(servers.map((server) => server.stop())))

    await step('nginx', async () => {
      const nginx = await startNginx({
        folder,
        configuration: join(current, 'deploy', 'nginx', 'botanica.conf'),
        ports,
        httpPort,
        httpsPort,
      })
      closing.push(nginx.stop)
    })
    await step('Pages, files and headers', () => checkResponses(url, httpPort))
    await step('Browser', async () => checkInBrowser(url, await ensureBrowser(logs)))
    await step('Rolling restart', async (note) => {
      const requests = keepRequesting(`${url}/api/categories`)
      for (const [index, port] of ports.entries()) {
        await servers[index]!.stop()
        servers[index] = await start(port)
      }
      const { count, failed } = await requests.stop()
      assert(failed.length === 0, `${failed.length} of ${count} requests failed: ${failed[0]}`)
      note(`${count} requests, none failed`)
    })
    line('\nThe release runs.')
    return 0
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Failure(message)
}

/** Unpacks as in docs/operations/upgrade.md, with a release before this one that had one file. */
async function unpack(archive: string, folder: string, current: string) {
  await extract({ file: archive, cwd: folder })
  const { version } = await describeRelease()
  const release = join(folder, nameRelease(version))
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release })
  await symlink(release, current)
  const assets = join(folder, 'previous', 'site', 'client', 'assets')
  await mkdir(assets, { recursive: true })
  await writeFile(join(folder, 'previous', 'site', 'client', OLD_ASSET), 'export {}\n')
}

/** The settings of the release's example, filled in. */
async function createEnvironment(current: string, known: { url: string; database: string }) {
  const example = await readFile(join(current, 'deploy', '.env.example'), 'utf8')
  const env = Object.fromEntries(
    [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value || generateSecret(),
    ])
  )
  return {
    PATH: process.env.PATH,
    ...env,
    APP_URL: known.url,
    DATABASE_URL: known.database,
    SECURITY_CONTACT,
  }
}

/** @returns the arguments of Node, and the command that waits until the unit has started */
async function readUnit(current: string, name: string) {
  const unit = await readFile(join(current, 'deploy', 'systemd', name), 'utf8')
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
  const [, post = ''] = /^ExecStartPost=(.*)$/m.exec(unit) ?? []
  const words = command.split(' ')
  return { args: words.slice(words.indexOf(UNIT_NODE) + 1), post }
}

async function checkResponses(url: string, httpPort: number) {
  const home = await get(`${url}/`)
  assert(home.ok, `The home page is ${home.status}.`)
  assert(home.headers.has('strict-transport-security'), 'HSTS is missing.')
  const contact = await get(`${url}/.well-known/security.txt`)
  const hasContact = (await contact.text()).includes(`Contact: ${SECURITY_CONTACT}`)
  assert(hasContact, 'security.txt has no contact.')
  const [asset] = /\/assets\/[^"]+\.js/.exec(await home.text()) ?? []
  for (const path of [asset, OLD_ASSET]) {
    const { ok, status, headers } = await get(`${url}${path}`)
    assert(ok, `${path} is ${status}.`)
    const caching = String(headers.get('cache-control'))
    assert(caching.includes('immutable'), `${path} is not immutable: ${caching}.`)
  }
  const missing = await get(`${url}/assets/never-built.js`)
  assert(!missing.ok, 'A file that no release has is found.')
  const plain = await fetch(`http://localhost:${httpPort}/`, { redirect: 'manual' })
  const location = plain.headers.get('location')
  assert(location === 'https://localhost/', `Without TLS it leads to ${location}.`)
}

/** Opens the home page, waits for its live stream, and goes to another page. */
async function checkInBrowser(url: string, executablePath: string) {
  // The service worker's script has nginx's certificate too, so it is not enough that the page ignores the error.
  const args = ['--no-sandbox', '--ignore-certificate-errors']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    const stream = page.waitForResponse((response) => response.url().includes('/api/live'))
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const opened = await stream
    assert(opened.ok(), `The live stream is ${opened.status()}.`)
    await page.getByRole('link', { name: 'Discover' }).first().click()
    await page.waitForURL(`${url}/discover`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert(problems.length === 0, `The browser reports: ${problems.join(' ')}`)
  } finally {
    await browser.close()
  }
}
