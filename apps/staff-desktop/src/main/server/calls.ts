import type { ApiResponse, ApiCall } from '../../shared/bridge.ts'
import { getRoutePath } from '../../shared/routes.ts'
import type { RequestApi } from './api-fetch.ts'
import { HTTP_UNAUTHORIZED } from '@botanica/api-client/contract'

export interface CallsOptions {
  ask: RequestApi
  /** Who asks whom; `null` while nobody is signed in. */
  signedIn: () => { origin: string; token: string } | null
  /** The server knows the token no more. */
  onEnded: (token: string) => void
  /** The server has answered something. */
  onAnswer: () => void
}

export interface Calls {
  /** @returns null for a call that this client does not make */
  send: (call: ApiCall) => Promise<ApiResponse> | null
  /** Calls off a call that is not answered yet. */
  cancel: (id: string) => void
  /** Calls off all of them. */
  cancelAll: () => void
}

/** The calls by their routes' names, with the token of who is signed in. */
export function createCalls({ ask, signedIn, onEnded, onAnswer }: CallsOptions): Calls {
  const open = new Map<string, AbortController>()

  async function sendTo(call: ApiCall, address: { method: string; path: string }) {
    const who = signedIn()
    if (!who) return { lost: 'signed-out' } as const
    const controller = new AbortController()
    open.set(call.id, controller)
    const { signal } = controller
    const { body, idempotencyKey } = call
    const answer = await ask({ ...who, ...address, body, idempotencyKey, signal })
    if (open.get(call.id) === controller) open.delete(call.id)
    if ('lost' in answer) return answer
    if (answer.status === HTTP_UNAUTHORIZED) onEnded(who.token)
    onAnswer()
    return answer
  }

  return {
    send(call) {
      const address = getRoutePath(call)
      return address && sendTo(call, address)
    },
    cancel: (id) => open.get(id)?.abort(),
    cancelAll() {
      for (const controller of open.values()) controller.abort()
    },
  }
}
