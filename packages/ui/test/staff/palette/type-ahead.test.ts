import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bufferTyping } from '../../../src/staff/palette/type-ahead.ts'

const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...init })

describe('bufferTyping', () => {
  const shortcut = vi.fn<(event: KeyboardEvent) => void>()
  document.addEventListener('keydown', shortcut, { capture: true })
  afterEach(() => shortcut.mockClear())

  it('buffers typed text instead of passing it to shortcuts', () => {
    const buffer = bufferTyping(() => {})
    for (const key of ['s', 't', 'x', 'Backspace', 'a', 'Shift']) press(key)

    expect(buffer.take()).toBe('sta')
    expect(shortcut).toHaveBeenCalledTimes(1)
    expect(shortcut.mock.calls[0]![0].key).toBe('Shift')

    press('r')
    expect(shortcut).toHaveBeenCalledTimes(2)
    expect(buffer.take()).toBe('')
  })

  it('ignores key combinations', () => {
    const buffer = bufferTyping(() => {})
    press('c', { ctrlKey: true })

    expect(buffer.take()).toBe('')
    expect(shortcut).toHaveBeenCalledTimes(1)
  })

  it('ends with Escape', () => {
    const onEscape = vi.fn<() => void>()
    const buffer = bufferTyping(onEscape)
    press('a')
    press('Escape')

    expect(onEscape).toHaveBeenCalledOnce()
    press('r')
    expect(shortcut).toHaveBeenCalledOnce()
    buffer.take()
  })
})
