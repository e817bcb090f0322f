import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

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

  useEffect(() => {
    document.title = head.title
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description)
  }, [head.title, head.description])
  return null
}
