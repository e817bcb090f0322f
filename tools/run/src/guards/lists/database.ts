import type { GuardEntry } from '../guard.ts'

const BOTS = '1795262000005_create_directory_tables.ts'
const REVIEWS = '1795262000006_create_reviews_tables.ts'
const MEMBERS = '1795262000004_create_identity_tables.ts'

const TEST = 'database/constraints.spec.ts'

/**
 * Constraints that the tables enforce whatever the server does. Files are migrations, tests are below `tests` of the
 * server.
 */
export const DATABASE_GUARDS: readonly GuardEntry[] = [
  {
    name: 'database: a member’s Discord id is their id',
    file: MEMBERS,
    text: 'CHECK (discord_id = id)',
    replacement: 'CHECK (true)',
    test: TEST,
    noticedBy: 'a different Discord id is rejected',
  },
  {
    name: 'database: an email address belongs to one member',
    file: MEMBERS,
    text: 'CREATE UNIQUE INDEX users_email_unique',
    replacement: 'CREATE INDEX users_email_unique',
    test: TEST,
    noticedBy: 'e-mail addresses are unique regardless of case',
  },
  {
    name: 'database: a reason needs a ban',
    file: MEMBERS,
    text: 'CHECK (banned OR (ban_reason IS NULL AND ban_expires_at IS NULL))',
    replacement: 'CHECK (true)',
    test: TEST,
    noticedBy: 'a reason without a ban is rejected',
  },
  {
    name: 'database: an approval has a time',
    file: BOTS,
    text: "CHECK ((approval_status = 'approved') = (approved_at IS NOT NULL))",
    replacement: 'CHECK (true)',
    test: TEST,
    noticedBy: 'an approval without a time is rejected',
  },
  {
    name: 'database: one bot per id that is not deleted',
    file: BOTS,
    text: 'CREATE UNIQUE INDEX bots_live_discord_bot_id_unique',
    replacement: 'CREATE INDEX bots_live_discord_bot_id_unique',
    test: 'database/derived_columns.spec.ts',
    noticedBy: 'a deleted bot may be submitted again, a listed one may not',
  },
  {
    name: 'database: a review has one to five stars',
    file: REVIEWS,
    text: 'CHECK (rating BETWEEN 1 AND 5)',
    replacement: 'CHECK (true)',
    test: TEST,
    noticedBy: 'ratings:',
  },
  {
    name: 'database: nobody blocks themselves',
    file: REVIEWS,
    text: 'CHECK (blocked_by <> blocked_user_id)',
    replacement: 'CHECK (true)',
    test: TEST,
    noticedBy: 'nobody can block themselves',
  },
  {
    name: 'database: one row of votes per member and bot',
    file: '1795262000007_create_voting_tables.ts',
    text: 'UNIQUE (bot_id, user_id),',
    replacement: '',
    test: TEST,
    noticedBy: 'bot_votes: the valid row is inserted, once',
  },
  {
    name: 'database: a payment is recorded once',
    file: '1795262000008_create_premium_tables.ts',
    text: 'UNIQUE (provider, transaction_id)',
    replacement: 'CHECK (true)',
    test: TEST,
    noticedBy: 'a transaction of a provider is recorded once',
  },
]
