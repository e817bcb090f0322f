import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProcessLock } from '../src/machine/lock.ts'
import { createProcessMark, isStillRunning } from '../src/machine/processes.ts'
import { put, scratch } from './scratch.ts'

const FILE = 'running.json'

function lockWith(content?: object | string) {
  const folder = scratch()
  if (content)
    put(folder, { [FILE]: typeof content === 'string' ? content : JSON.stringify(content) })
  const file = join(folder, FILE)
  return { file, lock: createProcessLock<{ url: string }>(file) }
}

/** The id of a process that has just ended. */
function endedPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

describe('a process lock', () => {
  it('is denied to a second process, which learns who holds it', () => {
    const { lock } = lockWith({ ...createProcessMark(process.ppid), url: 'http://localhost:3333' })
    const second = lock.take({})
    expect(second).toMatchObject({ taken: false, holder: { url: 'http://localhost:3333' } })
  })

  it('is taken over from a dead process, with the data that it left', () => {
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
    'is taken over when the id now belongs to another process',
    () => {
      const { lock } = lockWith({ pid: process.ppid, identity: 'boot:1', host: hostname() })
      expect(lock.take({}).taken).toBe(true)
    }
  )

  it.each(['', '{ "pid": 1', 'null'])('is taken over when its file is damaged: "%s"', (text) => {
    const { lock } = lockWith(`${text} `)
    expect(lock.take({}).taken).toBe(true)
  })

  it('can be updated, and is released only by its holder', () => {
    const mine = lockWith()
    mine.lock.take({})
    mine.lock.update({ url: 'http://here' })
    expect(mine.lock.holder()).toMatchObject({ url: 'http://here' })
    mine.lock.release()
    expect(existsSync(mine.file)).toBe(false)

    const foreign = lockWith(createProcessMark(process.ppid))
    foreign.lock.release()
    expect(existsSync(foreign.file)).toBe(true)
  })
})

describe('the mark of a process', () => {
  it('matches the process while it runs', () => {
    expect(isStillRunning(createProcessMark())).toBe(true)
    expect(isStillRunning({ ...createProcessMark(), pid: endedPid() })).toBe(false)
  })

  it('matches no process on another machine', () => {
    expect(isStillRunning({ ...createProcessMark(), host: 'elsewhere' })).toBe(false)
  })
})
