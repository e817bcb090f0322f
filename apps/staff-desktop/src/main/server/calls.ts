import type { ApiResponse, ApiCall } from '../../shared/bridge.ts'
import { getRoutePath } from '../../shared/routes.ts'
import type { RequestApi } from './api-fetch.ts'
import { HTTP_UNAUTHORIZED } from '@botanica/api-client/contract'

export interface CallsOptions {
  requestApi: RequestApi
  /** The server and the token; `null` while nobody is signed in. */
  signedIn: () => { origin: string; token: string } | null
  /** Called when the server no longer accepts the token. */
  onEnded: (token: string) => void
  /** Called after each response of the server. */
  onResponse: () => void
}

export interface Calls {
  /** @returns null for a route that this client does not call */
  send: (call: ApiCall) => Promise<ApiResponse> | null
  /** Aborts a pending call. */
  cancel: (id: string) => void
  /** Aborts all pending calls. */
  cancelAll: () => void
}

/** Sends the renderer's calls by route name, with the token of the signed-in member. */
export function createCalls({ requestApi, signedIn, onEnded, onResponse }: CallsOptions): Calls {
  const pending = new Map<string, AbortController>()

  async function sendTo(call: ApiCall, address: { method: string; path: string }) {
    const credentials = signedIn()
    if (!credentials) return { lost: 'signed-out' } as const
    const controller = new AbortController()
    pending.set(call.id, controller)
    const { signal } = controller
    const { body, idempotencyKey } = call
    const response = await requestApi({ ...credentials, ...address, body, idempotencyKey, signal })
    if (pending.get(call.id) === controller) pending.delete(call.id)
    if ('lost' in response) return response
    if (response.status === HTTP_UNAUTHORIZED) onEnded(credentials.token)
    onResponse()
    return response
  }

  return {
    send(call) {
      const address = getRoutePath(call)
      return address && sendTo(call, address)
    },
    cancel: (id) => pending.get(id)?.abort(),
    cancelAll() {
      for (const controller of pending.values()) controller.abort()
    },
  }
}
