import type { Client } from '@botanica/api-client'
import { SNOWFLAKE_PATTERN } from '@botanica/api-client/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { getDiscoverList } from '../../features/discover/discover-list.ts'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'

type Interaction = Parameters<Client['interactions']['store']>[0]['body']

const BOT_PAGE = /^\/bot\/(\d+)(?:\/vote)?$/
/** The query parameter of invite links that holds the bot's id. */
const CLIENT_ID = 'client_id'
const MIDDLE_BUTTON = 1

/** Reports what the analytics of bots count. Without credentials, so that the server cannot tell who it was. */
function useReport() {
  const { calls } = useServices().api
  return (body: Interaction) => {
    if (!navigator.onLine) return
    // A report that gets lost is not worth a message.
    calls.interactions.store({ body, credentials: 'omit', keepalive: true }).catch(() => undefined)
  }
}

/**
 * Reports views of bots' pages, results of searches, and clicks on invite links and on results. It is loaded after the
 * page, so a visit counts once it has lasted for a few seconds or the visitor has done something.
 */
export function InteractionReporter() {
  const { pathname, search: query } = useLocation()
  const discordBotId = BOT_PAGE.exec(pathname)?.[1]
  const { choice } = getDiscoverList(new URLSearchParams(query))
  const search = pathname === PATHS.discover ? choice.search : ''
  useClicks(search)

  return (
    <>
      {discordBotId && <PageView key={discordBotId} discordBotId={discordBotId} />}
      {search && <SearchImpressions key={query} query={query} />}
    </>
  )
}

/** Reports one view, whatever changes on the page. */
function PageView({ discordBotId }: { discordBotId: string }) {
  const { queries } = useServices().api
  const report = useReport()
  const { data: bot } = useQuery({ ...queries.bot(discordBotId), enabled: false })
  const isShown = Boolean(bot)
  const onShown = useEffectEvent(() => report({ type: 'page_view', botIds: [discordBotId] }))
  useEffect(() => {
    if (isShown) onShown()
  }, [isShown])
  return null
}

/** Reports each page of the results once. */
function SearchImpressions({ query }: { query: string }) {
  const { queries } = useServices().api
  const report = useReport()
  const { choice, filter, from } = getDiscoverList(new URLSearchParams(query))
  const { data } = useInfiniteQuery({ ...queries.botPages(filter, from), enabled: false })
  const reportedPages = useRef(0)
  const pages = data?.pages ?? []
  const onPages = useEffectEvent((shown: number) => {
    for (const { items } of pages.slice(reportedPages.current, shown)) {
      const botIds = items.map(({ discordBotId }) => discordBotId)
      if (botIds.length > 0) report({ type: 'search_impression', botIds, search: choice.search })
    }
    reportedPages.current = Math.max(reportedPages.current, shown)
  })
  const { length } = pages
  useEffect(() => onPages(length), [length])
  return null
}

/** @param search the search whose results the page shows; empty when it shows none */
function useClicks(search: string) {
  const report = useReport()
  const onClick = useEffectEvent(({ target, button }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || button > MIDDLE_BUTTON) return
    const { origin, pathname, searchParams } = new URL(link.href, location.href)
    const invited = searchParams.get(CLIENT_ID) ?? ''
    if (link.target === '_blank' && SNOWFLAKE_PATTERN.test(invited)) {
      report({ type: 'invite_click', botIds: [invited] })
    }
    const opened = origin === location.origin && BOT_PAGE.exec(pathname)?.[1]
    if (search && opened) report({ type: 'search_click', botIds: [opened], search })
  })
  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event)
    // Before the links handle it: a link may leave the page.
    document.addEventListener('click', listener, { capture: true })
    document.addEventListener('auxclick', listener, { capture: true })
    return () => {
      document.removeEventListener('click', listener, { capture: true })
      document.removeEventListener('auxclick', listener, { capture: true })
    }
  }, [])
}
