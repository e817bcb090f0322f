import { BaseCommand, flags } from '@adonisjs/core/ace'

/** A placeholder until the operator enters a real address. */
const CONTACT = 'mailto:you@example.com'

export default class WebpushKeys extends BaseCommand {
  static override commandName = 'webpush:keys'
  static override description = 'Make the keys by which push services know this site'
  static override help =
    'Prints settings; it keeps nothing. Browsers subscribe with the public key: with others they have to be asked again.'

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  override async run() {
    const { default: webPush } = await import('web-push')
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    const settings = {
      WEB_PUSH_PUBLIC_KEY: publicKey,
      WEB_PUSH_PRIVATE_KEY: privateKey,
      WEB_PUSH_CONTACT: CONTACT,
    }
    if (this.json) return this.logger.log(JSON.stringify(settings, null, 2))
    for (const [name, value] of Object.entries(settings)) this.logger.log(`${name}=${value}`)
  }
}
