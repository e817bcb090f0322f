import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

export interface Head {
  title: string
  description: string
  /** Whether search engines must not index the page. */
  isUnlisted?: boolean
}

/** Receives the head of a page during server rendering; null in browsers. */
export type HeadSink = (head: Head) => void

const HeadSinkContext = createContext<HeadSink | null>(null)

export function HeadSinkProvider({ sink, children }: { sink: HeadSink; children: ReactNode }) {
  return <HeadSinkContext.Provider value={sink}>{children}</HeadSinkContext.Provider>
}

const TitleListenerContext = createContext<((title: string, path: string) => void) | null>(null)

/** Receives the title and path of each page in browsers as soon as it is known, which may be long after the navigation. */
export const TitleListenerProvider = TitleListenerContext.Provider

interface PageHeadProps {
  /** Title without the site's suffix. The home page uses the site's motto. */
  title: string
  /** One or two sentences for search engines; defaults to the site's description. */
  description?: string | undefined
  /**
   * Set for private and missing pages, which search engines must not index. Only the server's response counts
   * for that.
   */
  isUnlisted?: boolean
}

/** Sets the title and description of a page, on the server and on client-side navigation. */
export function PageHead({ title, description, isUnlisted = false }: PageHeadProps) {
  const { t } = useTranslation()
  const sink = useContext(HeadSinkContext)
  const head: Head = {
    title: `${title}${t('site.titleSuffix')}`,
    description: description ?? t('site.description'),
    isUnlisted,
  }
  sink?.(head)

  const { pathname } = useLocation()
  const onTitle = useContext(TitleListenerContext)
  useEffect(() => {
    document.title = head.title
    onTitle?.(head.title, pathname)
  }, [head.title, pathname, onTitle])
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description)
  }, [head.description])
  return null
}
