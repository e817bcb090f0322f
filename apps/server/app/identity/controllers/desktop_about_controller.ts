import { discordConfig, imageOrigin } from '#config/discord'

/** What `name` is on every Botanica, whatever its site is called. */
const PRODUCT = 'botanica' as const
const SITE_NAME = 'Botanica'

export default class DesktopAboutController {
  /** That a Botanica answers at this address, and what a client's own security policy has to let in. */
  show() {
    return {
      name: PRODUCT,
      site_name: SITE_NAME,
      image_hosts: [imageOrigin],
      image_base: discordConfig.imageHost,
    }
  }
}
