import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  Failure,
  toFailure,
  formatFailure as tell,
  findKnownCause,
} from '../src/machine/failure.ts'
import { runOrFail } from '../src/machine/shell.ts'
import { scratch } from './scratch.ts'

describe('the text of a failure', () => {
  it.each([
    ['ENOSPC: no space left on device, write', 'The disk is full'],
    ['could not extend file "base/1": No space left on device', 'The disk is full'],
    ["EACCES: permission denied, mkdir '/x'", 'A file or folder is not writable'],
  ])('%s', (message, sentence) => {
    expect(findKnownCause(message)).toContain(sentence)
    expect(toFailure(new Error(message)).message).toContain(sentence)
  })

  it.each([
    ['npm error code EAI_AGAIN', 'The package registry could not be reached'],
    ['connect ECONNREFUSED 127.0.0.1:4873', 'The package registry could not be reached'],
    ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install', 'pnpm-lock.yaml does not match'],
  ])('%s, but only while packages are installed', (message, sentence) => {
    expect(findKnownCause(message, 'installing')).toContain(sentence)
    expect(findKnownCause(message)).toBeUndefined()
  })

  it('does not mistake a refused database connection for a full disk', () => {
    expect(findKnownCause('error: permission denied for table bots')).toBeUndefined()
  })

  it('shows everything when the cause is unknown', () => {
    const error = new Error('something nobody thought of')
    expect(toFailure(error).message).toBe(error.stack)
  })

  it('is the sentence of parseArgs when an option does not exist', () => {
    expect(() => parseArgs({ args: ['--compress'], allowPositionals: true })).toThrow(
      expect.toSatisfy((error) => !toFailure(error).message.includes('\n'))
    )
  })

  it('is one sentence, below the end of the log', async () => {
    const folder = scratch()
    const logFile = join(folder, 'build.log')
    const script = `for (let i = 1; i <= 100; i++) console.log('line ' + i); process.exit(3)`
    const failed = runOrFail({
      what: 'building the site',
      command: process.execPath,
      args: ['-e', script],
      cwd: folder,
      logFile,
    })
    const failure = await failed.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Failure)
    const text = tell(failure as Failure)
    expect(text).toContain('line 100')
    expect(text).not.toContain('line 50\n')
    expect(text).toContain('Building the site failed (exit code 3)')
    expect(text).toContain(logFile)
  })

  it('names the known cause that the log contains', async () => {
    const folder = scratch()
    const failed = runOrFail({
      what: 'installing the packages',
      command: process.execPath,
      args: ['-e', `console.error('ENOSPC: no space left on device'); process.exit(1)`],
      cwd: folder,
      logFile: join(folder, 'packages.log'),
    })
    await expect(failed).rejects.toThrow(
      'Installing the packages failed. The disk is full: free some space and run the command again.'
    )
  })
})
