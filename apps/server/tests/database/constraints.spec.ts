import { test } from '@japa/runner'
import {
  makeBot,
  makeBotVote,
  makeRating,
  makeUser,
  nextSnowflake,
} from '#database/factories/index'
import { MAX_POSTED_COUNT, MAX_SHARDS } from '#app/directory/rules'
import { useDatabase } from '#tests/helpers/database'
import { getRowError } from '#tests/helpers/refusal'

const CHECK_VIOLATION = '23514'
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const NOT_NULL_VIOLATION = '23502'
const GENERATED_ALWAYS = '428C9'

const NOW = '2026-01-01T12:00:00Z'
const EARLIER = '2026-01-01T11:00:00Z'
const UNKNOWN_ID = 2_000_000_000
/** Two UTF-16 units for a textarea, one character for PostgreSQL. */
const SEEDLING = '🌱'

type Row = Record<string, unknown>
type Case = [what: string, wrong: Row, constraint: string]

const members = { first: '', second: '', third: '' }
let bot: Awaited<ReturnType<typeof makeBot>>
let review: Awaited<ReturnType<typeof makeRating>>
let voteId: number

/** A valid row of each table; each case below makes one value invalid. */
const validRows: Record<string, () => Row> = {
  users: () => {
    const id = nextSnowflake('member')
    return { id, discord_id: id }
  },
  bots: () => ({
    discord_bot_id: nextSnowflake('bot'),
    user_id: members.first,
    name: 'Fern',
    short_description: 'Keeps the channels green.',
    description: 'Keeps the channels green, the queue short and the moderators asleep.',
    invite_url: 'https://discord.com/oauth2/authorize',
  }),
  ratings: () => ({ bot_id: bot.id, user_id: members.second, rating: 5 }),
  rating_votes: () => ({ rating_id: review.id, user_id: members.first, vote: 1 }),
  rating_blocks: () => ({
    bot_id: bot.id,
    blocked_user_id: members.second,
    blocked_by: members.first,
    reason: 'Blocked by bot owner',
  }),
  bot_votes: () => ({ bot_id: bot.id, user_id: members.second }),
  bot_events: () => ({ bot_id: bot.id, type: 'test', data: {} }),
  vote_events: () => ({ bot_vote_id: voteId, bot_id: bot.id }),
  bot_categories: () => ({ bot_id: bot.id, category_id: UNKNOWN_ID }),
  bot_api_tokens: () => ({ bot_id: bot.id, hash: 'ab'.repeat(32) }),
  bot_shards: () => ({ bot_id: bot.id, shard_id: 0, server_count: 12, posted_at: NOW }),
  bot_preflights: () => ({ bot_id: bot.id, version: 1, results: '[]' }),
  bot_versions: () => ({
    bot_id: bot.id,
    number: 1,
    kind: 'edited',
    fields: {},
    changed_fields: [],
  }),
  bot_changes: () => ({
    bot_id: bot.id,
    kind: 'held',
    fields: {},
    former: {},
    held_for: ['website'],
  }),
  bot_ends: () => ({ bot_id: bot.id, ends_on: '2026-12-31' }),
  decision_news: () => ({
    decision_id: 1,
    bot_id: bot.id,
    actor_id: members.first,
    due_at: NOW,
    news: {},
    former: {},
    current: {},
    version: 1,
    approved_version: false,
  }),
  bot_transfers: () => ({
    bot_id: bot.id,
    from_id: members.first,
    to_id: members.second,
    state: 'offered',
    ends_at: NOW,
  }),
  review_times: () => ({ period: '2026-05', decisions: 1, median_seconds: 1, p90_seconds: 2 }),
  bot_daily_counts: () => ({ bot_id: bot.id, day: '2026-05-31' }),
  server_count_days: () => ({
    bot_id: bot.id,
    day: '2026-05-31',
    server_count: 1,
    source: 'bot',
    counted_at: NOW,
  }),
  bot_search_terms: () => ({ bot_id: bot.id, day: '2026-05-31', term: 'music' }),
  bot_webhooks: () => ({
    bot_id: bot.id,
    created_by: members.first,
    encrypted_url: 'x',
    encrypted_secret: 'x',
    format: 'standard',
    event_types: ['vote.created'],
  }),
  certification_applications: () => ({ bot_id: bot.id, reason: 'It is good.' }),
  support_requests: () => ({
    user_id: members.first,
    subject: 'My bot',
    text: 'Where has it gone?',
  }),
  saved_replies: () => ({ title: 'Offline', text_en: 'It is offline.', text_ro: 'Este offline.' }),
  staff_notes: () => ({ bot_id: bot.id, text: 'Its support server is empty.' }),
  bot_questions: () => ({ bot_id: bot.id, text: 'Which servers is it for?', version: 1 }),
  viewed_versions: () => ({ user_id: members.first, bot_id: bot.id, version: 1 }),
  report_cases: () => ({ target_type: 'bot', target_id: '1' }),
  item_readers: () => ({
    user_id: members.first,
    screen_id: 'ab'.repeat(16),
    credential: 'x'.repeat(44),
    item_type: 'bot',
    item_id: 1,
  }),
  discord_announcements: () => ({
    title: 'Hello',
    description: 'World',
    channel_id: nextSnowflake('member'),
  }),
  premium_transactions: () => ({
    provider: 'stripe',
    type: 'subscription',
    amount: '4.99',
    currency: 'USD',
  }),
  webhook_events: () => ({ provider: 'stripe', event_id: 'evt_1' }),
  sessions: () => ({ id: 'one', data: '{}', expires_at: NOW }),
  auth_access_tokens: () => ({
    tokenable_id: members.first,
    type: 'auth_token',
    hash: 'hash',
    abilities: '[]',
    created_at: EARLIER,
    expires_at: NOW,
  }),
  desktop_sign_ins: () => ({
    user_id: members.first,
    code_hash: 'ab'.repeat(32),
    state_hash: 'cd'.repeat(32),
    challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    device: 'Desk',
    created_at: '2026-01-01T11:59:00Z',
    expires_at: NOW,
  }),
  outbox: () => ({ topic: 'bot.changed' }),
  admin_logs: () => ({ action: 'bot.approve', target_type: 'bot' }),
  idempotency_keys: () => ({
    actor: 'member',
    key: 'a',
    method: 'POST',
    path: '/',
    request_hash: 'a',
  }),
  presences: () => ({ discord_id: nextSnowflake('bot'), status: 'online' }),
}

const wrongRows: Record<string, Case[]> = {
  users: [
    ['an id that is not a snowflake', { id: '12', discord_id: '12' }, 'users_id_check'],
    ['a different Discord id', { discord_id: '123456789012345678' }, 'users_discord_id_check'],
    ['a bio of 501 characters', { bio: 'x'.repeat(501) }, 'users_bio_check'],
    ['a bio of 251 seedlings', { bio: SEEDLING.repeat(251) }, 'users_bio_check'],
    ['a link of 513 characters', { website: 'x'.repeat(513) }, 'users_website_check'],
    ['no role', { roles: [] }, 'users_base_role_check'],
    ['two base roles', { roles: ['user', 'moderator'] }, 'users_base_role_check'],
    ['a base role twice', { roles: ['user', 'user'] }, 'users_base_role_check'],
    ['an unknown role', { roles: ['user', 'gardener'] }, 'users_known_roles_check'],
    ['a derived role', { roles: ['user', 'premium'] }, 'users_known_roles_check'],
    ['a reason without a ban', { ban_reason: 'Spam' }, 'users_ban_check'],
    ['an end without a ban', { ban_expires_at: NOW }, 'users_ban_check'],
    ['an end without a disablement', { disable_expires_at: NOW }, 'users_disablement_check'],
    [
      'premium without an end',
      { is_premium: true, premium_type: 'monthly' },
      'users_premium_check',
    ],
    ['an unknown plan', { premium_type: 'weekly' }, 'users_premium_type_check'],
    ['a name after deletion', { deleted_at: NOW, username: 'gone' }, 'users_deleted_check'],
    ['an avatar that is a path', { discord_avatar: '../x' }, 'users_discord_avatar_check'],
  ],
  bots: [
    ['an id that is not a snowflake', { discord_bot_id: 'abc' }, 'bots_discord_bot_id_check'],
    [
      'a short description of 9 characters',
      { short_description: 'x'.repeat(9) },
      'bots_short_description_check',
    ],
    [
      'a short description of 101 characters',
      { short_description: 'x'.repeat(101) },
      'bots_short_description_check',
    ],
    ['a description of 49 characters', { description: 'x'.repeat(49) }, 'bots_description_check'],
    [
      'a description of 2001 characters',
      { description: 'x'.repeat(2001) },
      'bots_description_check',
    ],
    ['a javascript URL', { website: 'javascript:alert(1)' }, 'bots_website_check'],
    ['a data URL as invitation', { invite_url: 'data:text/html,x' }, 'bots_invite_url_check'],
    ['no prefix', { prefix: '' }, 'bots_prefix_check'],
    [
      'four additional owners',
      { additional_owners: ['1', '2', '3', '4'].map((end) => `60000000000000000${end}`) },
      'bots_additional_owners_check',
    ],
    [
      'an additional owner twice',
      { additional_owners: ['600000000000000001', '600000000000000001'] },
      'bots_additional_owners_check',
    ],
    [
      'an additional owner without an id',
      { additional_owners: [''] },
      'bots_additional_owners_check',
    ],
    ['an unknown status', { status: 'asleep' }, 'bots_status_check'],
    ['an unknown decision', { approval_status: 'maybe' }, 'bots_approval_status_check'],
    ['an approval without a time', { approval_status: 'approved' }, 'bots_approval_check'],
    ['a time without an approval', { approved_at: NOW }, 'bots_approval_check'],
    ['a reason while pending', { approval_reason: 'Nice' }, 'bots_pending_reason_check'],
    [
      'a rejection without a reason',
      { approval_status: 'rejected' },
      'bots_rejection_reason_check',
    ],
    ['a certified pending bot', { certified: true, certified_at: NOW }, 'bots_certified_check'],
    [
      'a certification without a time',
      { approval_status: 'approved', approved_at: NOW, certified: true },
      'bots_certified_check',
    ],
  ],
  ratings: [
    ['no stars', { rating: 0 }, 'ratings_rating_check'],
    ['six stars', { rating: 6 }, 'ratings_rating_check'],
    ['an empty comment', { comment: '' }, 'ratings_comment_check'],
    ['a comment of 2001 characters', { comment: 'x'.repeat(2001) }, 'ratings_comment_check'],
    ['a reply of 2001 characters', { owner_reply: 'x'.repeat(2001) }, 'ratings_owner_reply_check'],
    ['a negative number of likes', { likes: -1 }, 'ratings_likes_check'],
  ],
  rating_votes: [
    ['a vote of zero', { vote: 0 }, 'rating_votes_vote_check'],
    ['a double vote', { vote: 2 }, 'rating_votes_vote_check'],
  ],
  rating_blocks: [['no reason', { reason: '' }, 'rating_blocks_reason_check']],
  bot_votes: [
    ['no votes', { votes: 0 }, 'bot_votes_votes_check'],
    [
      'a last vote before the first one',
      { last_vote_at: EARLIER, created_at: NOW },
      'bot_votes_order_check',
    ],
    ['fewer than no votes of before', { opening_votes: -1 }, 'bot_votes_opening_votes_check'],
  ],
  bot_events: [
    ['a type with blanks', { type: 'a vote' }, 'bot_events_type_check'],
    ['data that is a list', { data: '[]' }, 'bot_events_data_check'],
  ],
  vote_events: [
    ['a query without its mark', { query: 'from=here' }, 'vote_events_query_check'],
    ['a query of 513 characters', { query: `?${'x'.repeat(512)}` }, 'vote_events_query_check'],
  ],
  bot_api_tokens: [
    ['a token in plain text', { hash: 'secret' }, 'bot_api_tokens_hash_check'],
    ['a token without a name of its own', { name: '' }, 'bot_api_tokens_name_check'],
    ['a token without scopes', { scopes: [] }, 'bot_api_tokens_scopes_check'],
    ['an unknown scope', { scopes: ['bots:delete'] }, 'bot_api_tokens_scopes_check'],
    ['a token that never was valid', { expires_at: EARLIER }, 'bot_api_tokens_check'],
  ],
  bot_shards: [
    ['a shard below the first', { shard_id: -1 }, 'bot_shards_shard_id_check'],
    ['a shard above the last', { shard_id: MAX_SHARDS }, 'bot_shards_shard_id_check'],
    ['a negative count', { server_count: -1 }, 'bot_shards_server_count_check'],
    [
      'a count above the largest',
      { server_count: MAX_POSTED_COUNT + 1 },
      'bot_shards_server_count_check',
    ],
  ],
  bot_daily_counts: [
    ['fewer views than none', { page_views: -1 }, 'bot_daily_counts_page_views_check'],
    ['fewer invitations than none', { invite_clicks: -1 }, 'bot_daily_counts_invite_clicks_check'],
    [
      'fewer impressions than none',
      { search_impressions: -1 },
      'bot_daily_counts_search_impressions_check',
    ],
    ['fewer clicks than none', { search_clicks: -1 }, 'bot_daily_counts_search_clicks_check'],
  ],
  bot_versions: [
    ['a number below 1', { number: 0 }, 'bot_versions_number_check'],
    ['an unknown kind', { kind: 'guess' }, 'bot_versions_kind_check'],
  ],
  bot_changes: [
    ['an unknown kind', { kind: 'guess' }, 'bot_changes_kind_check'],
    ['an unknown state', { state: 'lost', closed_at: NOW }, 'bot_changes_state_check'],
    ['an open change with a time', { closed_at: NOW }, 'bot_changes_closed_check'],
    [
      'a rejection without a reason',
      { state: 'rejected', closed_at: NOW },
      'bot_changes_rejected_check',
    ],
    [
      'a reason of 1001 characters',
      { state: 'rejected', closed_at: NOW, reason: 'x'.repeat(1_001) },
      'bot_changes_reason_check',
    ],
  ],
  bot_ends: [
    ['a bot that succeeds itself', { bot_id: 1, successor_id: 1 }, 'bot_ends_successor_check'],
  ],
  bot_transfers: [
    ['an unknown state', { state: 'lost', closed_at: NOW }, 'bot_transfers_state_check'],
    ['an open transfer with an end', { closed_at: NOW }, 'bot_transfers_closed_check'],
    ['a transfer to oneself', { from_id: '1', to_id: '1' }, 'bot_transfers_members_check'],
    [
      'an accepted one without the owners of before',
      { state: 'accepted' },
      'bot_transfers_accepted_check',
    ],
  ],
  bot_preflights: [
    ['a version before the first', { version: 0 }, 'bot_preflights_version_check'],
    ['results that are no list', { results: '{}' }, 'bot_preflights_results_check'],
  ],
  viewed_versions: [
    ['a version before the first', { version: 0 }, 'viewed_versions_version_check'],
  ],
  review_times: [
    ['an unknown period', { period: 'ever' }, 'review_times_period_check'],
    ['fewer decisions than none', { decisions: -1 }, 'review_times_decisions_check'],
    ['a median without decisions', { decisions: 0 }, 'review_times_computed_check'],
    ['a larger median', { median_seconds: 3 }, 'review_times_check'],
  ],
  server_count_days: [
    ['fewer servers than none', { server_count: -1 }, 'server_count_days_server_count_check'],
    ['an unknown source', { source: 'guess' }, 'server_count_days_source_check'],
  ],
  bot_search_terms: [
    ['fewer impressions than none', { impressions: -1 }, 'bot_search_terms_impressions_check'],
    ['fewer clicks than none', { clicks: -1 }, 'bot_search_terms_clicks_check'],
    ['fewer callers than none', { callers: -1 }, 'bot_search_terms_callers_check'],
  ],
  bot_webhooks: [
    ['an unknown format', { format: 'xml' }, 'bot_webhooks_format_check'],
    ['a webhook without events', { event_types: [] }, 'bot_webhooks_event_types_check'],
    ['a webhook without a secret', { encrypted_secret: null }, 'bot_webhooks_secret_check'],
    ['a pause without a reason', { paused_at: NOW }, 'bot_webhooks_paused_check'],
    [
      'a paused webhook that is due',
      { paused_at: NOW, pause_reason: 'owner', next_at: NOW },
      'bot_webhooks_due_check',
    ],
  ],
  certification_applications: [
    [
      'a reason of 501 characters',
      { reason: 'x'.repeat(501) },
      'certification_applications_reason_check',
    ],
    [
      'a decision without a time',
      { status: 'approved' },
      'certification_applications_review_check',
    ],
    [
      'a rejection without a reason',
      { status: 'rejected', reviewed_at: NOW },
      'certification_applications_rejection_check',
    ],
    ['a reason while pending', { review_reason: 'x' }, 'certification_applications_pending_check'],
  ],
  support_requests: [
    ['a subject of 121 characters', { subject: 'x'.repeat(121) }, 'support_requests_subject_check'],
    ['a text of 4001 characters', { text: 'x'.repeat(4_001) }, 'support_requests_text_check'],
    ['a link to another site', { link: '//elsewhere.example' }, 'support_requests_link_check'],
    ['a closed request without a time', { state: 'closed' }, 'support_requests_resolved_check'],
    [
      'an open request with a resolver',
      { resolved_by: members.first },
      'support_requests_open_check',
    ],
    [
      'an answer without a text',
      { state: 'answered', resolved_at: NOW },
      'support_requests_answered_check',
    ],
  ],
  item_readers: [
    ['a screen without an id', { screen_id: 'x' }, 'item_readers_screen_id_check'],
    ['a credential that is no hash', { credential: 'x' }, 'item_readers_credential_check'],
    ['an unknown kind of item', { item_type: 'user' }, 'item_readers_item_type_check'],
    ['no item', { item_id: 0 }, 'item_readers_item_id_check'],
  ],
  saved_replies: [
    ['a title of 81 characters', { title: 'x'.repeat(81) }, 'saved_replies_title_check'],
    ['no English text', { text_en: '' }, 'saved_replies_text_en_check'],
    ['no Romanian text', { text_ro: '' }, 'saved_replies_text_ro_check'],
    ['six rules', { rule_ids: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'saved_replies_rule_ids_check'],
    ['a version of 0', { version: 0 }, 'saved_replies_version_check'],
  ],
  bot_questions: [
    ['no text', { text: '' }, 'bot_questions_text_check'],
    ['a text of 1,001 characters', { text: 'x'.repeat(1_001) }, 'bot_questions_text_check'],
    ['a version before the first', { version: 0 }, 'bot_questions_version_check'],
    ['no answer', { answer: '', closed_at: new Date() }, 'bot_questions_answer_check'],
    [
      'an answer of 2,001 characters',
      { answer: 'x'.repeat(2_001), closed_at: new Date() },
      'bot_questions_answer_check',
    ],
    ['an open one with an answer', { answer: 'Yes.' }, 'bot_questions_answer_closes_check'],
  ],
  staff_notes: [
    ['no text', { text: '' }, 'staff_notes_text_check'],
    ['a text of 2,001 characters', { text: 'x'.repeat(2_001) }, 'staff_notes_text_check'],
  ],
  report_cases: [
    ['an unknown kind of target', { target_type: 'category' }, 'report_cases_target_type_check'],
    ['an id that is no number', { target_id: 'one' }, 'report_cases_target_id_check'],
    ['a decision without a time', { state: 'acted' }, 'report_cases_decided_check'],
    ['a note while open', { note: 'x' }, 'report_cases_open_check'],
    ['rules that are no list', { rules: '{}' }, 'report_cases_rules_check'],
  ],
  discord_announcements: [
    ['a color name', { embed_color: 'green' }, 'discord_announcements_embed_color_check'],
    [
      'a sent announcement without a message',
      { state: 'sent' },
      'discord_announcements_sent_check',
    ],
    [
      'a message that was not sent',
      { message_id: '123456789012345678' },
      'discord_announcements_sent_check',
    ],
    [
      'a nonce longer than Discord accepts',
      { nonce: 'x'.repeat(26) },
      'discord_announcements_nonce_check',
    ],
  ],
  premium_transactions: [
    ['an unknown provider', { provider: 'cash' }, 'premium_transactions_provider_check'],
    ['an amount without cents', { amount: '5' }, 'premium_transactions_amount_check'],
    ['a currency in lower case', { currency: 'usd' }, 'premium_transactions_currency_check'],
    ['an unknown status', { status: 'perhaps' }, 'premium_transactions_status_check'],
  ],
  webhook_events: [['an unknown provider', { provider: 'cash' }, 'webhook_events_provider_check']],
  auth_access_tokens: [
    [
      'a staff token that lasts a day',
      { scope: 'staff', expires_at: '2026-01-02T11:00:00Z' },
      'auth_access_tokens_staff_life_check',
    ],
    ['an unknown scope', { scope: 'root' }, 'auth_access_tokens_scope_check'],
    [
      'a personal token for what none may do',
      { scope: 'member', scopes: ['votes:write'] },
      'auth_access_tokens_check',
    ],
    [
      'a staff token for what its member does',
      { scope: 'staff', scopes: ['bots:read'] },
      'auth_access_tokens_check',
    ],
  ],
  desktop_sign_ins: [
    ['a code in plain text', { code_hash: 'secret' }, 'desktop_sign_ins_code_hash_check'],
    ['a state in plain text', { state_hash: 'secret' }, 'desktop_sign_ins_state_hash_check'],
    ['a code that lasts an hour', { created_at: EARLIER }, 'desktop_sign_ins_life_check'],
    ['a device without a name', { device: '' }, 'desktop_sign_ins_device_check'],
    ['a token of an unused code', { token_id: 1 }, 'desktop_sign_ins_token_check'],
  ],
  outbox: [
    ['no topic', { topic: '' }, 'outbox_topic_check'],
    ['a payload that is a list', { payload: '[]' }, 'outbox_payload_check'],
  ],
  admin_logs: [
    ['an action that is a sentence', { action: 'Approved it' }, 'admin_logs_action_check'],
    ['details that are a string', { details: '"x"' }, 'admin_logs_details_check'],
  ],
  idempotency_keys: [
    ['a response without a status', { body: '{}' }, 'idempotency_keys_answer_check'],
    ['a read', { method: 'GET' }, 'idempotency_keys_method_check'],
  ],
  presences: [['an unknown status', { status: 'asleep' }, 'presences_status_check']],
}

const cases = Object.entries(wrongRows).flatMap(([table, wrong]) =>
  wrong.map(([what, row, constraint]) => ({ table, what, row, constraint }))
)

test.group('Database | invalid rows', (group) => {
  useDatabase(group)
  group.setup(async () => {
    for (const name of ['first', 'second', 'third'] as const) members[name] = (await makeUser()).id
    bot = await makeBot({ userId: members.first })
    review = await makeRating({ botId: bot.id, userId: members.third })
    voteId = (await makeBotVote({ botId: bot.id, userId: members.third })).id
  })

  test('{table}: {what} is rejected')
    .with(cases)
    .run(async ({ assert }, { table, row, constraint }) => {
      assert.deepEqual(await getRowError(table, { ...validRows[table]!(), ...row }), {
        code: CHECK_VIOLATION,
        constraint,
      })
    })

  test('a chosen id is rejected', async ({ assert }) => {
    const refusal = await getRowError('bots', { ...validRows.bots!(), id: 7 })
    assert.equal(refusal?.code, GENERATED_ALWAYS)
  })

  test('a token without an expiry is rejected', async ({ assert }) => {
    const row = { ...validRows.auth_access_tokens!(), expires_at: null }
    assert.equal((await getRowError('auth_access_tokens', row))?.code, NOT_NULL_VIOLATION)
  })

  test('the main owner cannot be an additional owner', async ({ assert }) => {
    const row = { ...validRows.bots!(), additional_owners: [members.first] }
    assert.equal((await getRowError('bots', row))?.constraint, 'bots_additional_owners_check')
  })

  test('nobody can block themselves', async ({ assert }) => {
    const row = { ...validRows.rating_blocks!(), blocked_by: members.second }
    assert.equal(
      (await getRowError('rating_blocks', row))?.constraint,
      'rating_blocks_other_member_check'
    )
  })

  test('{$self}: no row for a missing bot')
    .with([
      'ratings',
      'bot_votes',
      'bot_events',
      'vote_events',
      'rating_blocks',
      'bot_api_tokens',
      'bot_shards',
      'certification_applications',
    ])
    .run(async ({ assert }, table) => {
      const row = { ...validRows[table]!(), bot_id: UNKNOWN_ID }
      assert.equal((await getRowError(table, row))?.code, FOREIGN_KEY_VIOLATION)
    })

  test('{table}: no row for a missing member')
    .with([
      { table: 'bots', column: 'user_id' },
      { table: 'ratings', column: 'user_id' },
      { table: 'rating_votes', column: 'user_id' },
      { table: 'rating_blocks', column: 'blocked_user_id' },
      { table: 'bot_votes', column: 'user_id' },
      { table: 'sessions', column: 'user_id' },
      { table: 'auth_access_tokens', column: 'tokenable_id' },
      { table: 'desktop_sign_ins', column: 'user_id' },
      { table: 'premium_transactions', column: 'user_id' },
    ])
    .run(async ({ assert }, { table, column }) => {
      const row = { ...validRows[table]!(), [column]: nextSnowflake('member') }
      assert.equal((await getRowError(table, row))?.code, FOREIGN_KEY_VIOLATION)
    })

  test('a bot cannot be in a missing category', async ({ assert }) => {
    const refusal = await getRowError('bot_categories', validRows.bot_categories!())
    assert.equal(refusal?.code, FOREIGN_KEY_VIOLATION)
  })

  // The control of all cases above: without the invalid value each row is inserted, and a second insert conflicts.
  test('{table}: the valid row is inserted, once')
    .with([
      { table: 'users', collides: undefined },
      { table: 'bots', collides: undefined },
      { table: 'ratings', collides: 'ratings_bot_id_user_id_key' },
      { table: 'rating_votes', collides: 'rating_votes_rating_id_user_id_key' },
      { table: 'rating_blocks', collides: 'rating_blocks_bot_id_blocked_user_id_key' },
      { table: 'bot_votes', collides: 'bot_votes_bot_id_user_id_key' },
      { table: 'bot_events', collides: undefined },
      { table: 'vote_events', collides: undefined },
      { table: 'bot_api_tokens', collides: 'bot_api_tokens_hash_key' },
      { table: 'bot_shards', collides: 'bot_shards_pkey' },
      { table: 'certification_applications', collides: 'certification_applications_bot_id_key' },
      { table: 'report_cases', collides: 'report_cases_target_key' },
      { table: 'discord_announcements', collides: undefined },
      { table: 'premium_transactions', collides: undefined },
      { table: 'webhook_events', collides: 'webhook_events_pkey' },
      { table: 'sessions', collides: 'sessions_pkey' },
      { table: 'auth_access_tokens', collides: 'auth_access_tokens_hash_key' },
      { table: 'desktop_sign_ins', collides: 'desktop_sign_ins_code_hash_key' },
      { table: 'outbox', collides: undefined },
      { table: 'admin_logs', collides: undefined },
      { table: 'idempotency_keys', collides: 'idempotency_keys_pkey' },
      { table: 'presences', collides: undefined },
    ])
    .run(async ({ assert }, { table, collides }) => {
      assert.isUndefined(await getRowError(table, validRows[table]!()))
      if (collides === undefined) return
      assert.deepEqual(await getRowError(table, validRows[table]!()), {
        code: UNIQUE_VIOLATION,
        constraint: collides,
      })
    })

  test('five seedlings count as ten characters of a short description', async ({ assert }) => {
    const row = { ...validRows.bots!(), short_description: SEEDLING.repeat(5) }
    assert.isUndefined(await getRowError('bots', row))
  })

  test('e-mail addresses are unique regardless of case', async ({ assert }) => {
    assert.isUndefined(
      await getRowError('users', { ...validRows.users!(), email: 'fern@example.test' })
    )
    const refusal = await getRowError('users', {
      ...validRows.users!(),
      email: 'FERN@example.test',
    })
    assert.deepEqual(refusal, { code: UNIQUE_VIOLATION, constraint: 'users_email_unique' })
  })

  test('a transaction of a provider is recorded once', async ({ assert }) => {
    const row = { ...validRows.premium_transactions!(), transaction_id: 'pi_1' }
    assert.isUndefined(await getRowError('premium_transactions', row))
    assert.equal((await getRowError('premium_transactions', row))?.code, UNIQUE_VIOLATION)
    assert.isUndefined(await getRowError('premium_transactions', { ...row, provider: 'paypal' }))
  })
})
