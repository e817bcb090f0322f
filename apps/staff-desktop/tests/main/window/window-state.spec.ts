import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type Electron from 'electron'
import { beforeEach, describe, expect, test } from 'vitest'
import { createWindowState } from '../../../src/main/window/window-state.ts'
import { createTempFolder } from '../../support/folder.ts'

const FIRST = { width: 1_280, height: 840, isMaximized: false }
const LEFT = { x: 0, y: 0, width: 1_920, height: 1_040 }
const RIGHT = { x: 1_920, y: 0, width: 1_280, height: 800 }

const windowAt = (bounds: Electron.Rectangle, isMaximized = false) => ({
  getNormalBounds: () => bounds,
  isMaximized: () => isMaximized,
})

describe('The position of the window', () => {
  let path: string
  beforeEach(() => {
    path = join(createTempFolder(), 'window.json')
  })

  const stateOn = (...areas: Electron.Rectangle[]) =>
    createWindowState({
      path,
      onError: () => {},
      screen: {
        getAllDisplays: () => areas.map((workArea) => ({ workArea }) as Electron.Display),
      },
    })
  test('is stored, with the maximized state', () => {
    const bounds = { x: 2_000, y: 40, width: 1_000, height: 700 }
    stateOn(LEFT, RIGHT).save(windowAt(bounds, true))
    expect(stateOn(LEFT, RIGHT).read()).toEqual({ ...bounds, isMaximized: true })
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('is moved to another screen, as large as fits, when its own is gone', () => {
    stateOn(LEFT, RIGHT).save(windowAt({ x: 2_000, y: 40, width: 1_200, height: 780 }))
    const small = { x: 0, y: 0, width: 1_024, height: 728 }
    expect(stateOn(small).read()).toEqual({ width: 1_024, height: 728, isMaximized: false })
  })

  test.each([
    ['above', { x: 100, y: -300, width: 900, height: 600 }],
    ['below', { x: 100, y: 1_100, width: 900, height: 600 }],
    ['far to the left', { x: -850, y: 100, width: 900, height: 600 }],
    ['far to the right', { x: 1_900, y: 100, width: 900, height: 600 }],
  ])('is moved onto a screen when it is out of reach %s', (_where, bounds) => {
    stateOn(LEFT).save(windowAt(bounds))
    expect(stateOn(LEFT).read()).toEqual({ width: 900, height: 600, isMaximized: false })
  })

  test.each([
    '',
    '[]',
    '{"x":0,"y":0,"width":10,"height":10,"isMaximized":false}',
    '{"x":0.5,"y":0,"width":900,"height":600,"isMaximized":false}',
    '{"x":"0","y":0,"width":900,"height":600,"isMaximized":false}',
  ])('is the default with the file content %j', (text) => {
    writeFileSync(path, text)
    expect(stateOn(LEFT).read()).toEqual(FIRST)
  })

  test('is the default at first', () => {
    expect(stateOn(LEFT).read()).toEqual(FIRST)
  })
})
