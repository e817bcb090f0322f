import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLogFile, MAX_LOG_BYTES, redact } from '../../../src/main/upkeep/log-file.ts'

let folder: string
let logs: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'botanica-log-'))
  logs = join(folder, 'logs')
})
afterEach(() => rmSync(folder, { recursive: true }))

const TOKEN = 'oat_MTIz.dGhpcyBpcyBhIHRva2VuIG9mIHRoZSBzdGFmZg'
const OPAQUE = 'q7Jf3mX0vW9_kLr2Tz5-YbN8cH1dPsEa6GuQiRoV4tU'
const MODE_BITS = 0o777

describe('The log', () => {
  test.each([
    ['a header', `Authorization: Bearer ${TOKEN}`],
    ['a header in JSON', JSON.stringify({ authorization: `Bearer ${TOKEN}` })],
    ['an answer', JSON.stringify({ token: TOKEN, expires_at: 'later' })],
    ['an address', `GET http://127.0.0.1:4711/cb?code=${TOKEN}&state=abc`],
    ['a sentence', `It got ${OPAQUE} back.`],
    ['a cookie', `cookie=${TOKEN}`],
  ])('hides a secret in %s', (_where, text) => {
    const written = redact(text)
    expect(written).toContain('[hidden]')
    for (const secret of [TOKEN, OPAQUE, 'dGhpcyBp', 'state=abc'])
      expect(written).not.toContain(secret)
  })

  test('redacts personal data and keeps the rest', () => {
    expect(redact('mail to ana.pop@example.org of 123456789012345678 failed with 503')).toBe(
      'mail to [hidden] of [hidden] failed with 503'
    )
    const trace =
      'TypeError: fetch failed\n    at ask (file:///opt/botanica/dist/main/main.js:12:34)'
    expect(redact(trace)).toBe(trace)
  })

  test('is a file that only its owner can read, with one line per event', () => {
    const log = createLogFile(logs, () => new Date('2026-11-22T10:00:00Z'))
    log.write('the feed was not reached', new Error(`no answer to ${TOKEN}`))
    const path = join(logs, 'main.log')
    const [line, end] = readFileSync(path, 'utf8').split('\n')
    expect(line).toMatch(/^2026-11-22T10:00:00\.000Z the feed was not reached: Error: no answer to/)
    expect(line).not.toContain('dGhpcyBp')
    expect(end).toBe('')
    // Windows has no mode bits.
    const mode = process.platform === 'win32' ? 0o600 : statSync(path).mode & MODE_BITS
    expect(mode).toBe(0o600)
  })

  test('stays below its size limit', () => {
    const log = createLogFile(logs)
    const long = 'words and words '.repeat(1_000)
    for (let line = 0; line < 800; line++) log.write(long)
    const files = readdirSync(logs)
    expect(files.toSorted()).toEqual(['main.log', 'main.previous.log'])
    for (const file of files) {
      expect(statSync(join(logs, file)).size).toBeLessThanOrEqual(MAX_LOG_BYTES)
    }
  })

  test('never throws when it cannot be written', () => {
    writeFileSync(logs, 'not a folder')
    expect(() => createLogFile(logs).write('something')).not.toThrow()
  })
})
