import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { choosePort, startRedis, type RedisServer } from '@botanica/testkit/server-settings'

/** Whether Redis is installed; tests that need it are skipped otherwise, with a reason. */
export async function hasRedis(): Promise<boolean> {
  const child = spawn('redis-server', ['--version'], { stdio: 'ignore' })
  try {
    const [code] = await once(child, 'exit')
    return code === 0
  } catch {
    return false
  }
}

/** A Redis server for one test, which can be frozen, killed and restarted at the same address. */
export class TestRedis {
  #server: RedisServer | undefined
  #port = 0

  get url() {
    return `redis://127.0.0.1:${this.#port}`
  }

  async start() {
    this.#port ||= await choosePort()
    this.#server = await startRedis(this.#port)
  }

  freeze() {
    this.#server?.signal('SIGSTOP')
  }

  thaw() {
    this.#server?.signal('SIGCONT')
  }

  async stop() {
    const server = this.#server
    this.#server = undefined
    await server?.stop()
  }
}
