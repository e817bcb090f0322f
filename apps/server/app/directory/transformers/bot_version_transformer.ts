import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import type { VersionRow } from '#app/directory/versions/queries/bot_versions'

/** A version in the list of a bot's versions. */
export default class BotVersionTransformer extends BaseTransformer<VersionRow> {
  toObject() {
    const { createdAt, ...version } = this.pick(this.resource, [
      'number',
      'kind',
      'author',
      'changedFields',
      'createdAt',
    ])
    return { ...version, createdAt: isoDate(createdAt) }
  }
}
