import { mutationKeys } from '@botanica/api-client'
import { DAY_MS } from '@botanica/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  INSTALL_EVENT,
  INSTALLED_EVENT,
  type DeferredInstallPrompt,
} from '../../../lib/install-prompt.ts'

const VISITS = 'visits'
const THIS_VISIT = 'visit'
const DISMISSED = 'install-dismissed'
/** After a dismissal, the banner is shown again after this time. */
const PROMPT_INTERVAL_MS = 90 * DAY_MS
/** The banner appears on the second visit. */
const MIN_VISITS = 2
const [VOTE] = mutationKeys.votes()

/** Counts the visits. If storage is blocked, the count is 0 and the banner never appears for visits. */
function countVisit(): number {
  try {
    const visits = Number(localStorage.getItem(VISITS))
    if (sessionStorage.getItem(THIS_VISIT)) return visits
    sessionStorage.setItem(THIS_VISIT, '1')
    localStorage.setItem(VISITS, String(visits + 1))
    return visits + 1
  } catch {
    return 0
  }
}

function wasDismissed(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(DISMISSED)) < PROMPT_INTERVAL_MS
  } catch {
    return true
  }
}

/** Whether the member has voted on this page, which shows interest in the site. */
function useHasVoted(): boolean {
  const queryClient = useQueryClient()
  const [hasVoted, setHasVoted] = useState(false)
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ mutation }) => {
        const isVote = mutation?.options.mutationKey?.[0] === VOTE
        if (isVote && mutation.state.status === 'success') setHasVoted(true)
      }),
    [queryClient]
  )
  return hasVoted
}

/**
 * The browser's install prompt. `before-paint.js` captures the event; the banner appears on the second visit
 * or after a vote.
 */
export function useInstall() {
  const [prompt, setPrompt] = useState<DeferredInstallPrompt | undefined>(
    () => window.deferredInstallPrompt
  )
  const [visits] = useState(countVisit)
  const [isDismissed, setIsDismissed] = useState(wasDismissed)
  const hasVoted = useHasVoted()

  useEffect(() => {
    const onPrompt = (event: Event) => setPrompt(event as DeferredInstallPrompt)
    const onInstalled = () => setPrompt(undefined)
    addEventListener(INSTALL_EVENT, onPrompt)
    addEventListener(INSTALLED_EVENT, onInstalled)
    return () => {
      removeEventListener(INSTALL_EVENT, onPrompt)
      removeEventListener(INSTALLED_EVENT, onInstalled)
    }
  }, [])

  function dismiss() {
    setIsDismissed(true)
    try {
      localStorage.setItem(DISMISSED, String(Date.now()))
    } catch {
      // Storage is blocked: the banner may appear again on the next visit.
    }
  }

  return {
    isOffered: prompt !== undefined && !isDismissed && (visits >= MIN_VISITS || hasVoted),
    install: () => {
      // A prompt can be used once, whatever the user chooses.
      setPrompt(undefined)
      void prompt?.prompt()
    },
    dismiss,
  }
}
