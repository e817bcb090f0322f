import { SupportRequestSchema } from '#database/schema'

export default class SupportRequest extends SupportRequestSchema {
  static override table = 'support_requests'
}
