import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { choosePort } from '@botanica/testkit/server-settings'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import { HttpClient } from '#tests/helpers/http'
import { eventually } from '#tests/helpers/eventually'
import { getProgram } from '#tests/helpers/program'

const LOOPBACK = '127.0.0.1'
const SERVER = 'bin/server.ts'

export interface ServerProcess {
  client: HttpClient
  child: ChildProcess
  /** Everything that it has printed so far. */
  output: () => string
  /** Asks it to stop, as an operator would. @returns its exit code */
  stop: () => Promise<number | null>
  kill: () => Promise<void>
}

export interface ServerProcessOptions {
  /** The database URL of the `app` role. */
  databaseUrl: string
  env?: Record<string, string>
  /** A program other than the server, relative to the server's package. */
  program?: string
  /** A file descriptor for standard output, instead of `output`. */
  stdout?: number
  /** What to wait for; by default until it is ready. */
  until?: (client: HttpClient) => Promise<boolean>
}

const isReady = async (client: HttpClient) => (await client.get('/health/ready')).status === 200

/** Starts a program of the server in another process, with the tests' settings, and collects its output. */
export async function spawnServer({
  databaseUrl,
  env = {},
  program = SERVER,
  stdout,
}: ServerProcessOptions) {
  const port = await choosePort()
  const { args, cwd } = getProgram(program)
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      HOST: LOOPBACK,
      PORT: String(port),
      APP_URL: `http://${LOOPBACK}:${port}`,
      DATABASE_URL: databaseUrl,
      ...env,
    },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit')
  return { port, child, exited, output: () => output }
}

/** Starts a server process, and waits until it is ready. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { port, child, exited, output } = await spawnServer(options)
  const client = new HttpClient(`http://${LOOPBACK}:${port}`)
  const holds = options.until ?? isReady
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  try {
    await eventually(
      async () => {
        if (child.exitCode !== null) throw new Error(`the server ended:\n${output()}`)
        return holds(client).catch(() => false)
      },
      { within: TIMEOUTS.serverStart, message: 'the server did not start' }
    )
  } catch (error) {
    await kill()
    throw error
  }
  return {
    client,
    child,
    output,
    kill,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await exited
      return code
    },
  }
}
