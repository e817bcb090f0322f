import type Electron from 'electron'
import * as v from 'valibot'
import { readJson, writeJson } from '../json-file.ts'

export const FIRST_SIZE = { width: 1_280, height: 840 } as const
export const LEAST_SIZE = { width: 720, height: 480 } as const
/** So much of a window has to be on a screen for people to reach it (pixels of the system). */
const REACHABLE = 100

const whole = v.pipe(v.number(), v.integer())
const place = v.object({
  x: whole,
  y: whole,
  width: v.pipe(whole, v.minValue(LEAST_SIZE.width)),
  height: v.pipe(whole, v.minValue(LEAST_SIZE.height)),
  isMaximized: v.boolean(),
})

/** Where a window is; without `x` and `y` the system chooses. */
export type WindowPlace = Pick<v.InferOutput<typeof place>, 'width' | 'height' | 'isMaximized'> &
  Partial<Pick<Electron.Rectangle, 'x' | 'y'>>

const FIRST_PLACE: WindowPlace = { ...FIRST_SIZE, isMaximized: false }

export interface WindowStateOptions {
  screen: Pick<Electron.Screen, 'getAllDisplays'>
  path: string
  onError: (error: unknown) => void
}

export interface WindowState {
  read: () => WindowPlace
  keep: (window: Pick<Electron.BrowserWindow, 'getNormalBounds' | 'isMaximized'>) => void
}

type Area = Electron.Rectangle

/** How much of one length lies on another. */
function overlap(from: number, length: number, otherFrom: number, otherLength: number): number {
  return Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)
}

function isReachable(window: Area, area: Area): boolean {
  // The title bar is what people take hold of.
  const isTopThere = window.y >= area.y && window.y < area.y + area.height
  return isTopThere && overlap(window.x, window.width, area.x, area.width) >= REACHABLE
}

/** Where the window was when it was closed, brought back onto a screen that is there. */
export function createWindowState({ screen, path, onError }: WindowStateOptions): WindowState {
  return {
    read() {
      const { success, output } = v.safeParse(place, readJson(path))
      if (!success) return FIRST_PLACE
      const areas = screen.getAllDisplays().map(({ workArea }) => workArea)
      if (areas.some((area) => isReachable(output, area))) return output
      const { width, height, isMaximized } = output
      const most = areas[0] ?? FIRST_SIZE
      return {
        width: Math.min(width, most.width),
        height: Math.min(height, most.height),
        isMaximized,
      }
    },
    keep(window) {
      try {
        writeJson(path, { ...window.getNormalBounds(), isMaximized: window.isMaximized() })
      } catch (error) {
        onError(error)
      }
    },
  }
}
