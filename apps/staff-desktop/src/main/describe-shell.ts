import type { Shell } from '../shared/bridge.ts'
import type { Attention } from './attention/index.ts'
import type { SettingsService } from './services.ts'
import type { ServerAddressStore } from './server/address.ts'

export interface ShellFacts {
  version: string
  platform: NodeJS.Platform
  address: Pick<ServerAddressStore, 'current' | 'isFixed'>
  attention: Pick<Attention, 'hasTray'>
  settings: Pick<SettingsService, 'canStartAtLogin'>
}

/** Describes the client and its server for the renderer. */
export function describeShell({
  version,
  platform,
  address,
  attention,
  settings,
}: ShellFacts): Shell {
  const { origin = null, imageBase = null } = address.current ?? {}
  return {
    version,
    platform: platform as Shell['platform'],
    server: origin === null ? null : new URL(origin).host,
    siteUrl: origin,
    imageHost: imageBase,
    serverIsFixed: address.isFixed,
    hasTray: attention.hasTray,
    canStartAtLogin: settings.canStartAtLogin,
  }
}
