import { createApi, pollingOnly } from '@botanica/api-client'
import { APP_ORIGIN } from '../../shared/bridge.ts'
import { bridgeFetch } from '../../shared/bridge-fetch.ts'
import type { PowerService, ServerService } from '../services.ts'
import type { SessionControl } from '../session/session.ts'
import type { RequestApi, NetFetch } from './api-fetch.ts'
import { createCalls, type Calls } from './calls.ts'
import { createLiveClient } from './live.ts'

export interface ConnectionOptions {
  requestApi: RequestApi
  fetch: NetFetch
  language: () => string
  session: Pick<SessionControl, 'signedIn' | 'onTokenRejected' | 'subscribe'>
  power: PowerService
}

export interface Connection extends ServerService {
  /** The renderer's calls. */
  calls: Calls
  stop: () => void
}

/** Sends requests to the server and receives its live events, as the signed-in member. */
export function createConnection({
  requestApi,
  fetch,
  language,
  session,
  power,
}: ConnectionOptions): Connection {
  const signedIn = () => session.signedIn
  const onEnded = (token: string) => session.onTokenRejected(token)
  const live = createLiveClient({ fetch, language, signedIn, onTokenRejected: onEnded, power })
  const calls = createCalls({
    requestApi: requestApi,
    signedIn,
    onEnded,
    onResponse: live.wakeUnanswered,
  })
  let token = session.signedIn?.token
  const unsubscribe = session.subscribe(() => {
    const now = session.signedIn?.token
    if (now === token) return
    token = now
    calls.cancelAll()
    live.reconnect()
  })

  // The main process makes its own calls by route name too, like the renderer.
  const api = createApi({
    baseUrl: APP_ORIGIN,
    live: pollingOnly,
    fetch: bridgeFetch({
      call: async (call) => {
        const response = calls.send(call)
        if (!response) throw new Error(`This client does not call ${call.route}.`)
        return response
      },
      cancelCall: async (id) => calls.cancel(id),
    }),
  })

  return {
    api,
    calls,
    follow: live.follow,
    stop() {
      unsubscribe()
      calls.cancelAll()
      live.stop()
    },
  }
}
