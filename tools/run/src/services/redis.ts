import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { Failure } from '../machine/failure.ts'

/** A line of the log of Redis contains it. */
const READY = 'Ready to accept connections'

export interface RedisServer {
  readonly url: string
  signal(name: NodeJS.Signals): void
  /** Kills it; it has nothing to save. */
  stop(): Promise<void>
}

/**
 * Starts a Redis server that writes nothing to the disk, and waits until it accepts connections.
 * @throws {Failure} when it ends, or is not installed
 */
export async function startRedis(port: number): Promise<RedisServer> {
  const settings = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
  const redis = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] })
  const exited = once(redis, 'exit')
  const ready = new Promise<void>((resolve) => {
    createInterface(redis.stdout).on('line', (line) => {
      if (line.includes(READY)) resolve()
    })
  })
  await Promise.race([exited.then(fail, fail), ready])
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => void redis.kill(name),
    stop: async () => {
      redis.kill('SIGKILL')
      await exited
    },
  }
}

function fail(): never {
  throw new Failure('redis-server ended; is it installed?')
}
