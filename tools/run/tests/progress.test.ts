import { describe, expect, it } from 'vitest'
import { createProgress, formatDuration } from '../src/machine/progress.ts'

function recorded(isTTY: boolean, env: NodeJS.ProcessEnv = {}) {
  const written: string[] = []
  const output = { isTTY, write: (text: string) => written.push(text) }
  return { progress: createProgress(output, env), text: () => written.join('') }
}

describe('progress', () => {
  it.each([
    [340, '0.3 s'],
    [9_949, '9.9 s'],
    [12_400, '12 s'],
    [65_000, '1 min 5 s'],
  ])('%d ms is %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text)
  })

  it('prints one line per step without a terminal', async () => {
    const { progress, text } = recorded(false)
    await progress.step('Packages', (note) => note('unchanged'))
    expect(text()).toMatch(/^✓ Packages: unchanged +0\.0 s\n$/)
  })

  it('shows a spinner on a terminal, but not in CI', async () => {
    const terminal = recorded(true)
    await terminal.progress.step('Packages', () => {})
    expect(terminal.text()).toContain('⠋')
    const ci = recorded(true, { CI: 'true' })
    await ci.progress.step('Packages', () => {})
    expect(ci.text()).not.toContain('⠋')
  })

  it('prints the details of a step without a terminal', () => {
    const log = recorded(false)
    log.progress.detail('half of it')
    expect(log.text()).toBe('  half of it\n')
    const terminal = recorded(true)
    terminal.progress.detail('half of it')
    expect(terminal.text()).toBe('')
  })

  it('marks a step that failed, by throwing or through its note', async () => {
    const { progress, text } = recorded(false)
    const failing = progress.step('One', () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await progress.step('Two', (note) => note('1 failed', 'failed'))
    expect(text()).toMatch(/✗ One +.*\n✗ Two: 1 failed/)
  })
})
