import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react'
import { useLocation } from 'react-router-dom'
import { PATHS } from './paths.ts'

/** Pages with their own search box at the top. */
const PAGES_WITH_SEARCH = new Set<string>([PATHS.home, PATHS.discover])

interface HeroSearch {
  /** Whether the page's own search box is in view, so that the header needs none. */
  isInView: boolean
  setIsInView: (isInView: boolean) => void
}

const HeroSearchContext = createContext<HeroSearch | null>(null)

/** Tells the header whether the page shows a search box. The initial value needs no script. */
export function HeroSearchProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [visibility, setVisibility] = useState({ pathname, isInView: true })
  const value = useMemo<HeroSearch>(
    () => ({
      isInView:
        PAGES_WITH_SEARCH.has(pathname) &&
        (visibility.pathname !== pathname || visibility.isInView),
      setIsInView: (isInView) => setVisibility({ pathname, isInView }),
    }),
    [pathname, visibility]
  )
  return <HeroSearchContext.Provider value={value}>{children}</HeroSearchContext.Provider>
}

function useHeroSearch(): HeroSearch {
  const value = useContext(HeroSearchContext)
  if (!value) throw new Error('The search box stands outside HeroSearchProvider.')
  return value
}

export function useHeroSearchInView(): boolean {
  return useHeroSearch().isInView
}

/** Ref for the element around a page's own search box. It tracks whether the box is in view. */
export function useHeroSearchRef(): RefCallback<HTMLElement> {
  const { setIsInView } = useHeroSearch()
  const [element, setElement] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) =>
      setIsInView(entry?.isIntersecting ?? true)
    )
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- a new setter must not create a new observer on every change that it reports
  }, [element])
  return setElement
}
