import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assertContract } from '../src/contract-snapshot.ts'

let folder: string
let file: string

const assertLines = (...lines: string[]) =>
  assertContract({ file, lines, suite: 'server contract/' })

const addJob = () => assertLines('job send_pushes', 'job check_bots', 'job count_votes')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'))
  file = join(folder, 'values.txt')
  writeFileSync(file, 'job check_bots\njob send_pushes\n')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('the same lines pass in any order', () => {
  expect(() => assertLines('job send_pushes', 'job check_bots')).not.toThrow()
})

test('a new line fails, and the failure names the command that records it', () => {
  expect(addJob).toThrow(/\+ job count_votes\n.*UPDATE_CONTRACT=1 npm test -- server contract\//)
  vi.stubEnv('UPDATE_CONTRACT', '1')
  expect(addJob).not.toThrow()
  expect(readFileSync(file, 'utf8')).toBe('job check_bots\njob count_votes\njob send_pushes\n')
})

test('a lost line fails, and no command records it', () => {
  vi.stubEnv('UPDATE_CONTRACT', '1')
  expect(() => assertLines('job check_bots', 'job push')).toThrow(
    /has lost [\s\S]*- job send_pushes[\s\S]*\+ job push/
  )
  expect(readFileSync(file, 'utf8')).toBe('job check_bots\njob send_pushes\n')
})
