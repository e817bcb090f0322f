import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

const LIST = /[\s,]+/

export default class Announce extends ReportCommand {
  static override commandName = 'announce'
  static override description = 'Announce something in a channel of the community server'

  @flags.string({ description: 'Where: the name or the id of a channel' })
  declare channel?: string

  @flags.string({ description: 'A line' })
  declare title?: string

  @flags.string({ description: 'What is announced' })
  declare description?: string

  @flags.string({ description: 'Emojis to react with, with commas between' })
  declare reactions?: string

  @flags.string({ description: 'The colour beside it, such as #5865F2' })
  declare color?: string

  @flags.boolean({ description: 'Call @everyone' })
  declare mentionEveryone?: boolean

  @flags.boolean({ description: 'Call @here' })
  declare mentionHere?: boolean

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { announce } = await import('#app/announcements/actions/announce')
    const { deliver } = await import('#app/announcements/actions/deliver')
    const { findAnnouncement } = await import('#app/announcements/queries/announcements')

    const input = await this.#input()
    if (!input) return
    const id = await runInTransaction((trx) => announce(trx, null, input))
    await (
      await deliver(id)
    ).reactions
    const { title, channelId, state, messageId, failure } = (await findAnnouncement(id))!
    this.show({ id, title, channelId, state, messageId, failure })
    if (state === 'failed') this.exitCode = 1
  }

  /** Validates the input as a form does. @returns `undefined` after printing an error */
  async #input() {
    const { ANNOUNCEMENT_FIELD_CHECKS: check } = await import('#app/announcements/field_checks')
    const { DEFAULT_EMBED_COLOR, REACTION_PRESETS } = await import('#app/announcements/rules')

    const title = check.title(this.title ?? '')
    if (title.defect) return this.failWith(title.defect.message)
    const description = check.description(this.description ?? '')
    if (description.defect) return this.failWith(description.defect.message)
    const embedColor = check.embedColor(this.color ?? DEFAULT_EMBED_COLOR)
    if (embedColor.defect) return this.failWith(embedColor.defect.message)
    const reactions = (this.reactions ?? '').split(LIST).filter(Boolean)
    const unknown = reactions.find((emoji) => !REACTION_PRESETS.includes(emoji as never))
    if (unknown) return this.failWith(`${unknown} is none of ${REACTION_PRESETS.join(' ')}.`)
    const channelId = await this.#channelId()
    if (!channelId) return undefined
    return {
      title: title.value,
      description: description.value,
      embedColor: embedColor.value,
      channelId,
      reactions,
      mentionEveryone: this.mentionEveryone ?? false,
      mentionHere: this.mentionHere ?? false,
    }
  }

  async #channelId(): Promise<string | undefined> {
    const { Failure } = await import('#app/core/errors')
    const { findChannels } = await import('#app/platform/discord/discord')
    const channelName = (this.channel ?? '').replace(/^#/, '')
    try {
      const channels = (await findChannels(undefined)) ?? []
      const channel = channels.find(({ id, name }) => id === channelName || name === channelName)
      if (channel) return channel.id
      const known = channels.map(({ name }) => `#${name}`).join(', ') || 'none'
      this.failWith(
        `There is no channel ${channelName || 'without --channel'}; there are: ${known}.`
      )
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      this.failWith(error.message)
    }
    return undefined
  }
}
