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
]
const NEW_KIND = 'vote_reminder'

/**
 * Lets members be reminded of the end of a vote's cooldown. `reminded_vote_at` is the time of the vote of which the
 * member needs no reminder anymore: a later vote differs from it, so a release without these columns can go on casting
 * votes. A later migration validates the constraints, so that no table is locked long.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      'ALTER TABLE bot_votes ADD COLUMN wants_reminder boolean NOT NULL DEFAULT false'
    )
    this.schema.raw('ALTER TABLE bot_votes ADD COLUMN reminded_vote_at timestamptz')
    this.#allowKinds([...FORMER_KINDS, NEW_KIND])
  }

  override async down() {
    this.schema.raw(`DELETE FROM inbox_items WHERE kind = '${NEW_KIND}'`)
    this.schema.raw(`UPDATE web_push_choices SET kinds = array_remove(kinds, '${NEW_KIND}')`)
    this.#allowKinds(FORMER_KINDS)
    this.schema.alterTable('bot_votes', (table) =>
      table.dropColumns('wants_reminder', 'reminded_vote_at')
    )
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
