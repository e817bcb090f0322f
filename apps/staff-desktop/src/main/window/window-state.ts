import type Electron from 'electron'
import * as v from 'valibot'
import { readJson, writeJson } from '../json-file.ts'

export const DEFAULT_SIZE = { width: 1_280, height: 840 } as const
export const MIN_SIZE = { width: 720, height: 480 } as const
/** How much of the title bar has to be on a screen, in device-independent pixels. */
const MIN_REACHABLE_PX = 100

const wholeNumber = v.pipe(v.number(), v.integer())
const placeSchema = v.object({
  x: wholeNumber,
  y: wholeNumber,
  width: v.pipe(wholeNumber, v.minValue(MIN_SIZE.width)),
  height: v.pipe(wholeNumber, v.minValue(MIN_SIZE.height)),
  isMaximized: v.boolean(),
})

/** Position and size of a window; without `x` and `y` the system chooses the position. */
export type WindowBounds = Pick<
  v.InferOutput<typeof placeSchema>,
  'width' | 'height' | 'isMaximized'
> &
  Partial<Pick<Electron.Rectangle, 'x' | 'y'>>

const DEFAULT_PLACE: WindowBounds = { ...DEFAULT_SIZE, isMaximized: false }

export interface WindowStateOptions {
  screen: Pick<Electron.Screen, 'getAllDisplays'>
  path: string
  onError: (error: unknown) => void
}

export interface WindowState {
  read: () => WindowBounds
  save: (window: Pick<Electron.BrowserWindow, 'getNormalBounds' | 'isMaximized'>) => void
}

type Area = Electron.Rectangle

/** Returns the overlap of two intervals; negative when they are apart. */
function getOverlap(from: number, length: number, otherFrom: number, otherLength: number): number {
  return Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)
}

function isReachable(window: Area, area: Area): boolean {
  // The user moves a window by its title bar.
  const isTitleBarVisible = window.y >= area.y && window.y < area.y + area.height
  return (
    isTitleBarVisible && getOverlap(window.x, window.width, area.x, area.width) >= MIN_REACHABLE_PX
  )
}

/** Stores the bounds of the window, and restores them onto a screen that exists. */
export function createWindowState({ screen, path, onError }: WindowStateOptions): WindowState {
  return {
    read() {
      const { success, output } = v.safeParse(placeSchema, readJson(path))
      if (!success) return DEFAULT_PLACE
      const areas = screen.getAllDisplays().map(({ workArea }) => workArea)
      if (areas.some((area) => isReachable(output, area))) return output
      const { width, height, isMaximized } = output
      const available = areas[0] ?? DEFAULT_SIZE
      return {
        width: Math.min(width, available.width),
        height: Math.min(height, available.height),
        isMaximized,
      }
    },
    save(window) {
      try {
        writeJson(path, { ...window.getNormalBounds(), isMaximized: window.isMaximized() })
      } catch (error) {
        onError(error)
      }
    },
  }
}
