import { afterEach, beforeEach, vi } from 'vitest'

const SIZE_PX = 600
const nothing = () => {}

/**
 * Gives elements a size in each test of a file, because jsdom has no layout, and a virtual list renders only the rows
 * that fit.
 * @param isLow whether media queries match, such as the one for low windows
 */
export function stubLayout(isLow: () => boolean = () => false) {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(SIZE_PX)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(SIZE_PX)
    Element.prototype.scrollTo = nothing
    Element.prototype.scrollIntoView = nothing
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = nothing
        unobserve = nothing
        disconnect = nothing
      }
    )
    vi.stubGlobal('matchMedia', () => ({
      matches: isLow(),
      addEventListener: nothing,
      removeEventListener: nothing,
    }))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
