import { deleteExpiredDrafts } from '../../lib/drafts.ts'
import { storeDeviceMember } from '../../lib/device-member.ts'
import { removeExpiredForms } from '../../lib/form-queue.ts'
import { useViewer } from '../../lib/viewer.ts'
import { preloadToasts, useToast } from '@botanica/ui/primitives'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { clearPush } from '../../lib/browser-push.ts'
import { onSignOut } from '../../lib/clear-member-data.ts'
import { useServices } from '../../lib/services.tsx'
import { syncCatalog } from './catalog/sync-catalog.ts'
import { findStoredBot } from './catalog/find-stored-bot.ts'
import { readStoredCatalog } from './catalog/stored-catalog.ts'
import { offlineBots } from '../../lib/offline-bots.ts'
import { offlineNames } from '../../lib/search/offline-names.ts'
import { buildOfflineNextPage, buildOfflineResponse } from './catalog/offline-response.ts'
import { persistQueries } from './storage/persist-queries.ts'
import {
  endPendingSession,
  clearEndedSession,
  hasSessionToEnd,
  watchSignOut,
} from './storage/sign-out.ts'
import { Banners } from './banners/banners.tsx'
import { OfflineDetails } from './banners/offline-details.tsx'
import { getPageBuild } from './worker/build.ts'
import { useAppTexts } from './use-app-texts.ts'

/**
 * Offline support: the service worker, stored queries and the offline catalog, and the banners about them. It
 * is loaded after the page (`app/shell/offline-support-loader.tsx`).
 */
export function OfflineSupport() {
  useOfflineStorage()
  useDeviceMember()
  useEffect(() => onSignOut(clearPush), [])
  // Toasts mostly report failed requests, so their script must be loaded while there is a connection.
  useEffect(preloadToasts, [])

  // The hooks above run before the texts are loaded.
  return useAppTexts() && <OfflineMessages />
}

function OfflineMessages() {
  usePendingSignOut()

  return (
    <>
      <OfflineDetails />
      <Banners />
    </>
  )
}

/** Stores which member the data on the device belongs to, and deletes expired data. */
function useDeviceMember() {
  const id = useViewer().viewer?.id
  useEffect(() => {
    if (id !== undefined) storeDeviceMember(id)
  }, [id])
  useEffect(() => {
    deleteExpiredDrafts()
    removeExpiredForms()
  }, [])
}

function useOfflineStorage() {
  const { api, queryClient } = useServices()
  useEffect(() => {
    let isStopped = false
    const stops: (() => void)[] = []
    const stop = () => {
      isStopped = true
      for (const end of stops.splice(0)) end()
    }
    // Clicks on sign-out links are handled immediately. Stored data is read only after the data of an ended session has
    // been deleted.
    const stopWatching = watchSignOut({ stop })
    void start()

    async function start() {
      await clearEndedSession()
      if (isStopped) return
      offlineNames.read = readStoredCatalog
      offlineBots.find = findStoredBot
      stops.push(
        persistQueries({
          queryClient,
          build: getPageBuild(),
          buildResponse: buildOfflineResponse,
          buildNextPage: buildOfflineNextPage,
        }),
        syncCatalog(api)
      )
    }
    return () => {
      stop()
      stopWatching()
    }
  }, [api, queryClient])
}

/** A browser can report "online" before the first request gets through, and the server may be down. */
const SIGN_OUT_RETRY_MS = 5_000

/** Ends a session that was signed out offline, now or as soon as there is a connection. */
function usePendingSignOut() {
  const { t } = useTranslation('app')
  const toast = useToast()
  useEffect(() => {
    let timer: number | undefined
    let isStopped = false
    async function end() {
      clearTimeout(timer)
      if (await endPendingSession()) toast({ title: t('signOut.ended'), tone: 'success' })
      if (hasSessionToEnd() && !isStopped) timer = window.setTimeout(end, SIGN_OUT_RETRY_MS)
    }
    void end()
    const listener = () => void end()
    addEventListener('online', listener)
    return () => {
      isStopped = true
      clearTimeout(timer)
      removeEventListener('online', listener)
    }
  }, [t, toast])
}
