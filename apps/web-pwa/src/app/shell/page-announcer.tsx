import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { TitleListenerProvider } from '../../lib/head.tsx'
import { CONTENT_ID } from './content-id.ts'

/**
 * After client-side navigation: moves the focus to the start of the page and announces its title as soon as the page
 * knows it, as browsers do when they load a page. The browser announces the first page itself.
 */
export function PageAnnouncer({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const hasNavigated = useRef(false)
  const [known, setKnown] = useState({ title: '', path: '' })
  const announce = useCallback((title: string, path: string) => {
    if (hasNavigated.current) setKnown({ title, path })
  }, [])

  // A layout effect runs before the effects in which pages tell their titles.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    hasNavigated.current = true
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <TitleListenerProvider value={announce}>
      {children}
      <output className="sr-only">{known.path === pathname && known.title}</output>
    </TitleListenerProvider>
  )
}
