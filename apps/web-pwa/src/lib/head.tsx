import type { BotDetail } from '@botanica/api-client'
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What a page is about, for those who show a link to it. */
export type PageSubject = { kind: 'site' } | { kind: 'bot'; bot: BotDetail }

export interface Head {
  title: string
  description: string
  /** Search engines shall leave the page out. */
  isUnlisted?: boolean
  about?: PageSubject | undefined
}

/** Takes the head of a page that is rendered on the server; absent in a browser. */
export type HeadSink = (head: Head) => void

const HeadSinkContext = createContext<HeadSink | null>(null)

export function HeadSinkProvider({ sink, children }: { sink: HeadSink; children: ReactNode }) {
  return <HeadSinkContext.Provider value={sink}>{children}</HeadSinkContext.Provider>
}

interface PageHeadProps {
  /** What the page is about, without the suffix; the home page's is its motto. */
  title: string
  /** One or two sentences for search engines; the site's own when omitted. */
  description?: string | undefined
  /** Of members' own pages, and of what is not there: search engines leave it out. They read what the server sends. */
  isUnlisted?: boolean
  about?: PageSubject | undefined
}

/** The page's title and description, on the server and whenever the reader goes on. */
export function PageHead({ title, description, isUnlisted = false, about }: PageHeadProps) {
  const { t } = useTranslation()
  const sink = useContext(HeadSinkContext)
  const head: Head = {
    title: `${title}${t('site.titleSuffix')}`,
    description: description ?? t('site.description'),
    isUnlisted,
    about,
  }
  sink?.(head)

  useEffect(() => {
    document.title = head.title
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description)
  }, [head.title, head.description])
  return null
}
