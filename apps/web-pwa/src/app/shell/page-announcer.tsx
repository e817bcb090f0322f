import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CONTENT_ID } from './content-id.ts'

/**
 * After going to another page: moves the focus to its beginning and says its title, as a browser does that loads a
 * page. Not after the first one, which the browser has announced itself.
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
