import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../machine/failure.ts'

/** What the configuration says, and what is different on this machine. */
const SITE_NAME = 'botanica.example'
const RELEASES = '/opt/botanica'
const CERTIFICATES = `/etc/letsencrypt/live/${SITE_NAME}`
/** Between two requests. */
const PAUSE_MS = 20
/** How many networks repeated requests come from, so that the limits of a single one do not reject them. */
const NETWORKS = 50

export interface NginxOptions {
  /** A folder for its files, in which `current` and `previous` are the releases. */
  folder: string
  /** The path of `deploy/nginx/botanica.conf`. */
  configuration: string
  /** The ports of the two server processes. */
  ports: readonly [number, number]
  httpPort: number
  httpsPort: number
}

/**
 * Starts nginx with the configuration for operators in front of two server processes, and waits until it answers.
 * @throws {Failure} when nginx ends, or is not installed
 */
export async function startNginx(known: NginxOptions): Promise<{ stop: () => Promise<void> }> {
  const { folder } = known
  execFileSync(
    'openssl',
    [
      ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
      ['-subj', '/CN=localhost', '-keyout', 'privkey.pem', '-out', 'fullchain.pem'],
    ].flat(),
    { cwd: folder, stdio: 'ignore' }
  )
  const configuration = await readFile(known.configuration, 'utf8')
  const [first, second] = known.ports
  const site = configuration
    .replaceAll(CERTIFICATES, folder)
    .replaceAll(RELEASES, folder)
    .replaceAll(SITE_NAME, 'localhost')
    .replaceAll('127.0.0.1:3333', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3334', `127.0.0.1:${second}`)
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${known.httpPort};`)
    .replaceAll(/(listen (?:\[::\]:)?)443 /g, `$1${known.httpsPort} `)
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    [
      // The workers read the files of the temporary folder, which is private.
      `user ${userInfo().username};`,
      `pid ${folder}/nginx.pid;`,
      'events {}',
      `http {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${site}}`,
    ].join('\n')
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  const exited = once(nginx, 'exit')
  await Promise.race([
    exited.then(fail, fail),
    untilListening(nginx, `https://localhost:${known.httpsPort}/health/live`),
  ])
  return {
    stop: async () => {
      nginx.kill()
      await exited
    },
  }
}

function fail(): never {
  throw new Failure('nginx ended; is it installed, and is its configuration valid?')
}

/** Waits until a URL of nginx answers, or nginx has ended. */
async function untilListening(nginx: ChildProcess, url: string) {
  while (nginx.exitCode === null && !(await get(url).catch(() => undefined))) await sleep(PAUSE_MS)
}

/** `fetch` would not accept its certificate, which it has signed itself. */
const AGENT_OPTIONS = { rejectUnauthorized: false, keepAlive: true }
const defaultAgent = new Agent(AGENT_OPTIONS)

/** Requests a URL of nginx. */
export function get(url: string, agent = defaultAgent): Promise<Response> {
  return new Promise((fulfil, reject) => {
    const sent = request(url, { agent }, (incoming) => {
      const { statusCode: status, rawHeaders } = incoming
      const headers = new Headers()
      for (let index = 0; index < rawHeaders.length; index += 2) {
        headers.append(rawHeaders[index]!, rawHeaders[index + 1]!)
      }
      text(incoming).then((body) => fulfil(new Response(body, { status, headers })), reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** Requests a URL again and again until `stop`, from loopback addresses of many networks. */
export function keepRequesting(url: string) {
  const agents = Array.from(
    { length: NETWORKS },
    (_, index) => new Agent({ ...AGENT_OPTIONS, family: 4, localAddress: `127.0.1.${index + 1}` })
  )
  const failed: string[] = []
  const stopped = new AbortController()
  let count = 0
  const loop = async () => {
    while (!stopped.signal.aborted) {
      count += 1
      const agent = agents[count % agents.length]
      const answer = await get(url, agent).catch((error: Error) => error)
      if (answer instanceof Error) failed.push(answer.message)
      else if (!answer.ok) failed.push(String(answer.status))
      await sleep(PAUSE_MS)
    }
  }
  const done = loop()
  return {
    stop: async () => {
      stopped.abort()
      await done
      for (const agent of agents) agent.destroy()
      return { count, failed }
    },
  }
}
