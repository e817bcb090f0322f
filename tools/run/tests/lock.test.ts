import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { processLock } from '../src/machine/lock.ts'
import { markOf, stillRuns } from '../src/machine/processes.ts'
import { put, scratch } from './scratch.ts'

const FILE = 'running.json'

function lockWith(content?: object | string) {
  const folder = scratch()
  if (content)
    put(folder, { [FILE]: typeof content === 'string' ? content : JSON.stringify(content) })
  const file = join(folder, FILE)
  return { file, lock: processLock<{ url: string }>(file) }
}

/** The id of a process that has just ended. */
function endedPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

describe('a lock that a process holds', () => {
  it('is refused to a second one, which learns who has it', () => {
    const { lock } = lockWith({ ...markOf(process.ppid), url: 'http://localhost:3333' })
    const second = lock.take({})
    expect(second).toMatchObject({ taken: false, holder: { url: 'http://localhost:3333' } })
  })

  it('is taken over from a process that has gone, with what that left', () => {
    const dead = { pid: endedPid(), identity: 'boot:1', host: hostname(), url: 'http://old' }
    const { lock } = lockWith(dead)
    expect(lock.holder()).toBeUndefined()
    expect(lock.take({ url: 'http://new' })).toMatchObject({
      taken: true,
      abandoned: { url: 'http://old' },
    })
    expect(lock.holder()).toMatchObject({ pid: process.pid, url: 'http://new' })
  })

  it.runIf(process.platform === 'linux')(
    'is taken over when the id has gone to another process meanwhile',
    () => {
      const { lock } = lockWith({ pid: process.ppid, identity: 'boot:1', host: hostname() })
      expect(lock.take({}).taken).toBe(true)
    }
  )

  it.each(['', '{ "pid": 1', 'null'])('is taken over when its file is broken: "%s"', (text) => {
    const { lock } = lockWith(`${text} `)
    expect(lock.take({}).taken).toBe(true)
  })

  it('can be added to, and is given back by its holder alone', () => {
    const mine = lockWith()
    mine.lock.take({})
    mine.lock.update({ url: 'http://here' })
    expect(mine.lock.holder()).toMatchObject({ url: 'http://here' })
    mine.lock.release()
    expect(existsSync(mine.file)).toBe(false)

    const foreign = lockWith(markOf(process.ppid))
    foreign.lock.release()
    expect(existsSync(foreign.file)).toBe(true)
  })
})

describe('the mark of a process', () => {
  it('fits the process as long as it runs', () => {
    expect(stillRuns(markOf())).toBe(true)
    expect(stillRuns({ ...markOf(), pid: endedPid() })).toBe(false)
  })

  it('fits nobody on another machine', () => {
    expect(stillRuns({ ...markOf(), host: 'elsewhere' })).toBe(false)
  })
})
