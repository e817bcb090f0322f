import { BaseTransformer } from '@adonisjs/core/transformers'
import BotVersionTransformer from '#app/directory/transformers/bot_version_transformer'
import type { VersionDetailRow } from '#app/directory/versions/queries/bot_versions'

/** A version with its fields. */
export default class BotVersionDetailTransformer extends BaseTransformer<VersionDetailRow> {
  toObject() {
    const { fields } = this.resource
    return { ...new BotVersionTransformer(this.resource).toObject(), fields }
  }
}
