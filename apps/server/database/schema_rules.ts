import { LANGUAGES } from '#app/core/rules'
import { type ColumnInfo, type SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const column = (tsType: string): ColumnInfo => ({ tsType, decorators: [{ name: '@column' }] })
const key = (tsType: string): ColumnInfo => ({
  tsType,
  decorators: [{ name: '@column', args: { isPrimary: true } }],
})

/** The database sets dates by its own clock, which bans and cooldowns also use. */
const dateTime: ColumnInfo = {
  tsType: 'DateTime',
  imports: [{ source: 'luxon', namedImports: ['DateTime'] }],
  decorators: [{ name: '@column.dateTime' }],
}

/** A column whose CHECK lists its values. */
const oneOf = (...values: (string | number)[]): ColumnInfo =>
  column(values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | '))

const presenceStatus = oneOf('online', 'idle', 'dnd', 'offline')
const decision = oneOf('pending', 'approved', 'rejected')
const provider = oneOf('stripe', 'paypal')

const TEXT = 'text'

export default {
  types: {
    /** Ids and counters far below 2^53: `database/value_types.ts` reads them as numbers. Snowflakes are text. */
    bigint: column('number'),
    ARRAY: column('string[]'),
    jsonb: column('Record<string, unknown>'),
    xid8: column('string'),
  },
  columns: {
    created_at: dateTime,
    updated_at: dateTime,
  },
  tables: {
    advertisements: {
      columns: {
        placement: oneOf('header', 'sidebar', 'in-list', 'footer'),
        type: oneOf('google-adsense', 'custom', 'banner'),
      },
    },
    appeals: { columns: { state: oneOf('open', 'upheld', 'reversed', 'closed') } },
    auth_access_tokens: { columns: { scope: oneOf('member', 'staff') } },
    bot_changes: {
      columns: {
        kind: oneOf('held', 'sampled'),
        state: oneOf('open', 'approved', 'rejected', 'withdrawn', 'replaced'),
      },
    },
    bot_stats: { columns: { serving_count_source: oneOf('bot', 'staff', 'seed') } },
    bot_transfers: {
      columns: {
        state: oneOf(
          'offered',
          'accepted',
          'declined',
          'canceled',
          'expired',
          'completed',
          'taken_back',
          'returned'
        ),
      },
    },
    bot_versions: {
      columns: {
        kind: oneOf(
          'recorded',
          'submitted',
          'edited',
          'resubmitted',
          'staff_edited',
          'approved',
          'reverted'
        ),
      },
    },
    bot_webhooks: {
      columns: {
        format: oneOf('standard', 'topgg_v0', 'topgg_v1', 'discordbotlist', 'discord'),
        pause_reason: oneOf('owner', 'failing', 'gone'),
      },
    },
    bots: { columns: { approval_status: decision, status: presenceStatus } },
    certification_applications: { columns: { status: decision } },
    discord_announcements: { columns: { state: oneOf('pending', 'sending', 'sent', 'failed') } },
    inbox_items: {
      columns: {
        kind: oneOf(
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
          'bot_question',
          'bot_answer'
        ),
      },
    },
    item_readers: {
      columns: {
        item_type: oneOf(
          'bot',
          'bot_change',
          'application',
          'report_case',
          'appeal',
          'support_request'
        ),
      },
    },
    premium_transactions: {
      columns: {
        provider,
        status: oneOf('pending', 'completed', 'failed', 'cancelled', 'refunded'),
        type: oneOf('subscription', 'renewal', 'cancellation', 'refund'),
      },
    },
    presences: { columns: { status: presenceStatus } },
    rating_votes: { columns: { vote: oneOf(1, -1) } },
    removed_rating_votes: { columns: { vote: oneOf(1, -1) } },
    removed_ratings: {
      columns: { rating: oneOf(1, 2, 3, 4, 5), removed_as: oneOf('owner', 'staff') },
    },
    ratings: { columns: { rating: oneOf(1, 2, 3, 4, 5) } },
    report_cases: {
      columns: {
        target_type: oneOf('bot', 'review', 'member'),
        state: oneOf('open', 'acted', 'dismissed'),
      },
    },
    support_requests: { columns: { state: oneOf('open', 'answered', 'closed') } },
    users: {
      columns: { language: oneOf(...LANGUAGES), premium_type: oneOf('monthly', 'yearly') },
    },
    webhook_deliveries: { columns: { error: oneOf('timeout', 'unreachable', 'forbidden') } },
    web_push_subscriptions: { columns: { language: oneOf(...LANGUAGES) } },
  },
  primaryKey: (_table, [name], columns) =>
    name === undefined
      ? undefined
      : { columnName: name, columnInfo: key(columns[name]?.type === TEXT ? 'string' : 'number') },
} satisfies SchemaRules
