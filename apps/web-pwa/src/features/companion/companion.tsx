import { dropExpiredDrafts } from '../../lib/drafts.ts'
import { rememberMember } from '../../lib/device-member.ts'
import { tidyUnsent } from '../../lib/unsent.ts'
import { useViewer } from '../../lib/viewer.ts'
import { prepareToasts, useToast } from '@botanica/ui/primitives'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetPush } from '../../lib/browser-push.ts'
import { onForgetting } from '../../lib/forgetting.ts'
import { useServices } from '../../lib/services.tsx'
import { keepCatalogue } from './catalogue/keep-catalogue.ts'
import { makeMore, makeUp } from './catalogue/make-up.ts'
import { keepQueries } from './keeping/keep-queries.ts'
import {
  endLeftSession,
  forgetWhoIsGone,
  hasSessionToEnd,
  watchSignOut,
} from './keeping/sign-out.ts'
import { Notices } from './notices/notices.tsx'
import { OfflineDetails } from './notices/offline-details.tsx'
import { buildOfPage } from './worker/build.ts'
import { useAppTexts } from './use-app-texts.ts'

/**
 * What accompanies every page without being part of it: the service worker, what is kept for the time without a connection, and
 * what there is to say of both. It comes after the page (`app/shell/companion.tsx`).
 */
export function Companion() {
  useKeeping()
  useDeviceMember()
  useEffect(() => onForgetting(forgetPush), [])
  // What they tell of is mostly that something could not be fetched.
  useEffect(prepareToasts, [])

  // Until its words are there it keeps what is to be kept, and says nothing.
  return useAppTexts() && <Spoken />
}

function Spoken() {
  useLeftSession()

  return (
    <>
      <OfflineDetails />
      <Notices />
    </>
  )
}

/** The device learns whose things are on it, and drops what has lain there for too long. */
function useDeviceMember() {
  const id = useViewer().viewer?.id
  useEffect(() => {
    if (id !== undefined) rememberMember(id)
  }, [id])
  useEffect(() => {
    dropExpiredDrafts()
    tidyUnsent()
  }, [])
}

function useKeeping() {
  const { api, queryClient } = useServices()
  useEffect(() => {
    let isOver = false
    const stops: (() => void)[] = []
    const stop = () => {
      isOver = true
      for (const end of stops.splice(0)) end()
    }
    // The links are watched from the first moment; what is kept is looked at when it is known whose it is.
    const unwatch = watchSignOut({ stop })
    void begin()

    async function begin() {
      await forgetWhoIsGone()
      if (isOver) return
      stops.push(
        keepQueries({ queryClient, build: buildOfPage(), makeUp, makeMore }),
        keepCatalogue(api)
      )
    }
    return () => {
      stop()
      unwatch()
    }
  }, [api, queryClient])
}

/** A browser says that it is online before the first request gets through, and a server may be down. */
const LEFT_SESSION_RETRY_MS = 5_000

/** A session that was left without a connection ends now, or as soon as there is one. */
function useLeftSession() {
  const { t } = useTranslation('app')
  const toast = useToast()
  useEffect(() => {
    let timer: number | undefined
    let isOver = false
    async function end() {
      clearTimeout(timer)
      if (await endLeftSession()) toast({ title: t('signOut.ended'), tone: 'success' })
      if (hasSessionToEnd() && !isOver) timer = window.setTimeout(end, LEFT_SESSION_RETRY_MS)
    }
    void end()
    const listener = () => void end()
    addEventListener('online', listener)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', listener)
    }
  }, [t, toast])
}
