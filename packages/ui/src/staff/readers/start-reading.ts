import type { Api } from '@botanica/api-client'
import { READER_MS, type StaffItem } from '@botanica/api-client/contract'
import { createRandomId } from '@botanica/api-client/staff'

/** Who moves through a list opens every row on the way; only where they stay is reported. */
const SETTLE_MS = 500

/**
 * Reports to the server that an item is open, for as long as it is: while its window is visible. Nothing is repeated that has
 * failed, because the next heartbeat reports the same.
 * @param onReported called whenever the server knows that it is open
 * @returns a function that reports that the item is closed
 */
export function startReading(
  calls: Pick<Api['calls'], 'itemReaders'>,
  item: StaffItem,
  onReported?: () => void
) {
  const params = { id: createRandomId() }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReported = false
  /** Requests are sent one after the other: the server must not learn of the end before the beginning. */
  let last: Promise<unknown> = Promise.resolve()

  function send(request: () => PromiseLike<unknown>) {
    last = last.then(request).catch(() => {})
  }

  function beat() {
    timer = setTimeout(beat, READER_MS.heartbeat)
    if (!navigator.onLine) return
    isReported = true
    send(() => calls.itemReaders.update({ params, body: item }).then(onReported))
  }

  function end() {
    clearTimeout(timer)
    if (!isReported) return
    isReported = false
    // The window may be closing.
    send(() => calls.itemReaders.destroy({ params, keepalive: true }))
  }

  function followVisibility() {
    if (document.visibilityState === 'hidden') return end()
    clearTimeout(timer)
    timer = setTimeout(beat, SETTLE_MS)
  }

  document.addEventListener('visibilitychange', followVisibility)
  followVisibility()
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    end()
  }
}
