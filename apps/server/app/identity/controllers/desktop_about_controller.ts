import { discordConfig, imageOrigin } from '#config/discord'
import { SITE_NAME } from '#app/core/rules'

/** The `name` of every Botanica server, whatever its site is called. */
const PRODUCT = 'botanica' as const

export default class DesktopAboutController {
  /** Tells a client that this is a Botanica server, and which origins its content security policy must allow. */
  show() {
    return {
      name: PRODUCT,
      site_name: SITE_NAME,
      image_hosts: [imageOrigin],
      image_base: discordConfig.imageHost,
    }
  }
}
