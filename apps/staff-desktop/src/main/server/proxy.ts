import type Electron from 'electron'
import type { NetFetch } from './api-fetch.ts'
import { HTTP_PROXY_AUTHENTICATION_REQUIRED } from '@botanica/api-client/contract'

const PROXY_AUTHENTICATION_ERROR = /\bERR_(?:UNEXPECTED_)?PROXY_AUTH/

export interface ProxyOptions {
  app: Pick<Electron.App, 'on'>
  fetch: NetFetch
  /** Called the first time that a proxy on the way to the server asks for a password, which it is never given. */
  onPasswordAsked: () => void
}

/** The same `fetch`, which notices a proxy that asks for a password: nothing gets through it, and nobody would know why. */
export function watchProxy({ app, fetch, onPasswordAsked }: ProxyOptions): NetFetch {
  let isTold = false
  function tell() {
    if (isTold) return
    isTold = true
    onPasswordAsked()
  }

  app.on('login', (_event, _contents, _details, { isProxy }) => {
    if (isProxy) tell()
  })
  return async (address, init) => {
    try {
      const response = await fetch(address, init)
      if (response.status === HTTP_PROXY_AUTHENTICATION_REQUIRED) tell()
      return response
    } catch (error) {
      if (PROXY_AUTHENTICATION_ERROR.test(String(error))) tell()
      throw error
    }
  }
}
