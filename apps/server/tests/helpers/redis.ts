import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { choosePort } from '@botanica/testkit/server-settings'
import { eventually } from '#tests/helpers/eventually'

const PROGRAM = 'redis-server'

/** Whether Redis is installed; tests that need it are skipped otherwise, with a reason. */
export async function hasRedis(): Promise<boolean> {
  const child = spawn(PROGRAM, ['--version'], { stdio: 'ignore' })
  try {
    const [code] = await once(child, 'exit')
    return code === 0
  } catch {
    return false
  }
}

/** A Redis server for one test, which can be frozen, killed and restarted at the same address. */
export class TestRedis {
  #child: ChildProcess | undefined
  #port = 0

  get url() {
    return `redis://127.0.0.1:${this.#port}`
  }

  async start() {
    this.#port ||= await choosePort()
    const settings = [
      '--port',
      String(this.#port),
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      tmpdir(),
    ]
    this.#child = spawn(PROGRAM, settings, { stdio: 'ignore' })
    await eventually(() => this.#answers())
  }

  freeze() {
    this.#child?.kill('SIGSTOP')
  }

  thaw() {
    this.#child?.kill('SIGCONT')
  }

  async stop() {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async #answers() {
    const socket = connect(this.#port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return true
    } catch {
      return false
    } finally {
      socket.destroy()
    }
  }
}
