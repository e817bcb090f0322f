import env from '#start/env'
import { discordConfig, imageOrigin } from '#config/discord'
import { stripeConfig } from '#config/payments'
import { offeredProviders } from '#app/premium/providers/providers'
import { notFound } from '#app/core/errors'
import { SITE_URL } from '#app/site/page_urls'
import { loadSiteBuild, type SiteBuild } from '#app/site/rendering/site_build'
import { CHECKOUT_PATH } from '#app/site/rules'
import { contentSecurityPolicy, getStripeOrigins } from '#app/site/security_policy'

export interface Site {
  build: SiteBuild
  /** The Content Security Policy of the page at that path. */
  getPolicy: (pathname: string) => string
}

const { imageHost } = discordConfig

/** Whether the operators have switched the service worker off (`docs/operations/troubleshoot.md`). */
export const isWorkerOff = env.get('SERVICE_WORKER') === 'off'

async function load(): Promise<Site | undefined> {
  const build = await loadSiteBuild({
    imageHost,
    siteUrl: SITE_URL,
    communityInvite: discordConfig.serverInviteUrl,
    contactEmail: env.get('CONTACT_EMAIL'),
    paymentProviders: offeredProviders,
    ...(isWorkerOff && { worker: 'off' as const }),
  })
  if (!build) return undefined
  const sources = {
    inlineScripts: build.inlineScripts,
    imageOrigins: [imageOrigin],
  }
  const policy = contentSecurityPolicy({ ...sources, requiresTrustedTypes: true })
  const checkoutPolicy = contentSecurityPolicy({
    ...sources,
    ...(stripeConfig && getStripeOrigins(stripeConfig.scriptUrl)),
  })
  return { build, getPolicy: (path) => (path === CHECKOUT_PATH ? checkoutPolicy : policy) }
}

/** The built site; `undefined` without a build, when the server serves only the API. */
export const site = await load()

/** @throws 404 without a site */
export function openSite(): Site {
  if (!site) throw notFound()
  return site
}
