import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CONTENT_ID } from './content-id.ts'

/**
 * After client-side navigation: moves the focus to the start of the page and announces its title, as browsers
 * do when they load a page. The browser announces the first page itself.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])

  return <output className="sr-only">{title}</output>
}
