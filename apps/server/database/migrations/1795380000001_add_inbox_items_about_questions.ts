import { BaseSchema } from '@adonisjs/lucid/schema'

const FORMER_KINDS = [
  'bot_approved',
  'bot_rejected',
  'bot_certified',
  'bot_uncertified',
  'application_rejected',
  'account_banned',
  'account_disabled',
  'account_freed',
  'review_reply',
  'co_owner_added',
  'support_answered',
  'token_created',
  'webhook_paused',
  'vote_reminder',
  'bot_deleted',
  'review_removed',
  'report_acted',
  'report_dismissed',
  'review_restored',
  'appeal_upheld',
  'appeal_reversed',
  'appeal_closed',
  'change_approved',
  'change_rejected',
  'transfer_offered',
  'transfer_accepted',
  'transfer_declined',
  'transfer_expired',
  'transfer_taken_back',
  'transfer_returned',
  'bot_transferred',
  'note_mention',
]
const NEW_KINDS = ['bot_question', 'bot_answer']
const NEW_LIST = NEW_KINDS.map((kind) => `'${kind}'`).join(', ')

/** Allows inbox items about questions to owners and their answers. The next migration validates the constraints, so that no table is locked long. */
export default class extends BaseSchema {
  override async up() {
    this.#allowKinds([...FORMER_KINDS, ...NEW_KINDS])
  }

  override async down() {
    this.schema.raw(`DELETE FROM inbox_items WHERE kind IN (${NEW_LIST})`)
    this.schema.raw(`
      UPDATE web_push_choices SET kinds = ARRAY(
        SELECT kind FROM unnest(kinds) AS kind WHERE kind NOT IN (${NEW_LIST})
      )
    `)
    this.#allowKinds(FORMER_KINDS)
  }

  /** The kinds of inbox items that browsers can also be notified about. */
  #allowKinds(kinds: readonly string[]) {
    const list = kinds.map((kind) => `'${kind}'`).join(', ')
    this.schema.raw(`
      ALTER TABLE inbox_items DROP CONSTRAINT inbox_items_kind_check,
        ADD CONSTRAINT inbox_items_kind_check CHECK (kind IN (${list})) NOT VALID
    `)
    this.schema.raw(`
      ALTER TABLE web_push_choices DROP CONSTRAINT web_push_choices_kinds_check,
        ADD CONSTRAINT web_push_choices_kinds_check CHECK (kinds <@ ARRAY[${list}]) NOT VALID
    `)
  }
}
