import type Electron from 'electron'
import type { NetFetch } from './api-fetch.ts'
import { HTTP_PROXY_AUTHENTICATION_REQUIRED } from '@botanica/api-client/contract'

const PROXY_AUTHENTICATION_ERROR = /\bERR_(?:UNEXPECTED_)?PROXY_AUTH/

export interface ProxyOptions {
  app: Pick<Electron.App, 'on'>
  fetch: NetFetch
  /** Called the first time a proxy asks for a password, which the client never sends. */
  onPasswordRequired: () => void
}

/**
 * Wraps `fetch` to detect a proxy that asks for a password. Such a proxy blocks all requests, and
 * nobody would know why.
 */
export function watchProxy({ app, fetch, onPasswordRequired }: ProxyOptions): NetFetch {
  let isReported = false
  function report() {
    if (isReported) return
    isReported = true
    onPasswordRequired()
  }

  app.on('login', (_event, _contents, _details, { isProxy }) => {
    if (isProxy) report()
  })
  return async (address, init) => {
    try {
      const response = await fetch(address, init)
      if (response.status === HTTP_PROXY_AUTHENTICATION_REQUIRED) report()
      return response
    } catch (error) {
      if (PROXY_AUTHENTICATION_ERROR.test(String(error))) report()
      throw error
    }
  }
}
