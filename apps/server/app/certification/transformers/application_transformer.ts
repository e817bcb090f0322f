import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReadableApplication } from '#app/certification/readable_applications'

/** An application as its applicant sees it. */
export default class ApplicationTransformer extends BaseTransformer<ReadableApplication> {
  toObject() {
    const { id, botId, status, reason, reviewReason, createdAt, decision } = this.resource
    return { id, botId, status, reason, reviewReason, createdAt, decision }
  }
}
