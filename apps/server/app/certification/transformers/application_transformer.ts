import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SoundApplication } from '#app/certification/sound_applications'

/** An application as who made it sees it (document 2 section 3). */
export default class ApplicationTransformer extends BaseTransformer<SoundApplication> {
  toObject() {
    const { id, botId, status, reason, reviewReason, createdAt } = this.resource
    return { id, botId, status, reason, reviewReason, createdAt }
  }
}
