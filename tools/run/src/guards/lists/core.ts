import type { GuardEntry } from '../guard.ts'

const CSRF = 'core/middleware/csrf_middleware.ts'
const JSON_ONLY = 'core/middleware/json_only_middleware.ts'
const IDEMPOTENT = 'core/idempotency/idempotent.ts'
const KEYS = 'core/idempotency/idempotency_keys.ts'
const SHARED_BYTES = 'core/cache/shared_bytes.ts'
const TRANSACTION = 'core/database/run_in_transaction.ts'

const GROUPS = 'core/http/groups.spec.ts'
const BODIES = 'core/validation/request_body.spec.ts'
const IDEMPOTENCY = 'core/idempotency/idempotency.spec.ts'
const CACHE = 'core/cache/shared_bytes.spec.ts'
const TRANSACTIONS = 'core/database/run_in_transaction.spec.ts'
const LIVE = 'core/live/live.spec.ts'
const OUR_PAGES = 'prove that they come from our pages'

/** What every request goes through. Files are below `app`, tests below `tests` of the server. */
export const CORE_GUARDS: readonly GuardEntry[] = [
  {
    name: 'CSRF: the header that only scripts can set',
    file: CSRF,
    text: '!(byScript && comesFromOurPages(headers))',
    replacement: '!comesFromOurPages(headers)',
    test: GROUPS,
    noticedBy: OUR_PAGES,
  },
  {
    name: 'CSRF: a request that does not say where it comes from',
    file: CSRF,
    text: 'if (origin === undefined && site === undefined) return false',
    replacement: '',
    test: GROUPS,
    noticedBy: OUR_PAGES,
  },
  {
    name: 'CSRF: the origin of another site',
    file: CSRF,
    text: '(origin === undefined || origin === OUR_ORIGIN) &&',
    replacement: 'true &&',
    test: GROUPS,
    noticedBy: OUR_PAGES,
  },
  {
    name: 'CSRF: an empty token is a token',
    file: 'core/http/credentials.ts',
    text: 'return headers.authorization !== undefined',
    replacement: 'return Boolean(headers.authorization)',
    test: GROUPS,
    noticedBy: 'by a cookie beside an empty token are 401',
  },
  {
    name: 'body: codings that can be undone',
    file: JSON_ONLY,
    text: 'if (!ENCODINGS.has(encoding)) {',
    replacement: 'if (encoding === JSON_MEDIA_TYPE) {',
    test: BODIES,
    noticedBy: 'are refused in any other coding',
  },
  {
    name: 'body: well formed UTF-8',
    file: 'core/middleware/body_parser_middleware.ts',
    text: '{ fatal: true }',
    replacement: '{ fatal: false }',
    test: BODIES,
    noticedBy: 'are well formed UTF-8, too',
  },
  {
    name: 'overload: a full queue',
    file: 'core/database/pool_admission.ts',
    text: 'if (queue.size >= MAX_WAITING) return true',
    replacement: '',
    test: 'core/database/overload.spec.ts',
    noticedBy: 'is refused at once when a hundred wait',
  },
  {
    name: 'overload: a queue that does not move',
    file: 'core/database/pool_admission.ts',
    text: 'return performance.now() - oldest > MAX_QUEUE_AGE_MS',
    replacement: 'return false',
    test: 'core/database/overload.spec.ts',
    noticedBy: 'when somebody has waited for long',
  },
  {
    name: 'limits: requests of one caller under way',
    file: 'core/limits/under_way.ts',
    text: 'const MAX_WAITING = 90',
    replacement: 'const MAX_WAITING = 900',
    test: GROUPS,
    noticedBy: 'ten are handled at once',
  },
  {
    name: 'body: JSON only',
    file: JSON_ONLY,
    text: 'mediaType !== JSON_MEDIA_TYPE || ',
    replacement: '',
    test: BODIES,
    noticedBy: 'are JSON or nothing',
  },
  {
    name: 'body: UTF-8 only',
    file: JSON_ONLY,
    text: '(charset !== undefined && !UTF_8.test(charset))',
    replacement: 'charset === JSON_MEDIA_TYPE',
    test: BODIES,
    noticedBy: 'are JSON or nothing',
  },
  {
    name: 'body: unknown keys',
    file: 'core/validation/known_keys.ts',
    text: 'return [...new Set([...fromNamespaces, ...unknown])]',
    replacement: 'return []',
    test: BODIES,
    noticedBy: 'have only keys that the call knows',
  },
  {
    name: 'idempotency: one key for two requests',
    file: IDEMPOTENT,
    text: 'if (!answer.isSame) {',
    replacement: 'if (answer.status === 0) {',
    test: IDEMPOTENCY,
    noticedBy: 'another under the same key is 422',
  },
  {
    name: 'idempotency: a key belongs to one member',
    file: IDEMPOTENT,
    text: 'const actor = actorKeyOf(ctx)',
    replacement: "const actor: string | undefined = 'anybody'",
    test: IDEMPOTENCY,
    noticedBy: 'belong to one member',
  },
  {
    name: 'idempotency: a key ends after a day',
    file: KEYS,
    text: 'WHERE known.created_at < now() - make_interval(secs => :life)\n       OR',
    replacement: 'WHERE',
    test: IDEMPOTENCY,
    noticedBy: 'are free again after a day',
  },
  {
    name: 'idempotency: an abandoned key is taken over',
    file: KEYS,
    text: '\n       OR (known.status IS NULL AND known.created_at < now() - make_interval(secs => :abandoned))',
    replacement: '',
    test: IDEMPOTENCY,
    noticedBy: 'are free again after a day, or when whoever had them was killed',
  },
  {
    name: 'own changes are read from the outbox before the answer',
    file: 'core/idempotency/settle.ts',
    text: 'if (toldOthers) await (await app.container.make(OutboxTail)).catchUp()',
    replacement: '',
    test: 'moderation/members/restrict_member.spec.ts',
    noticedBy: 'is seen at once by who has done it',
  },
  {
    name: 'cache: personal answers pass by',
    file: SHARED_BYTES,
    text: 'if (credentialed && options.unlessCredentialed) {',
    replacement: 'if (credentialed && key.length === 0) {',
    test: CACHE,
    noticedBy: 'whoever shows a session or a token passes by',
  },
  {
    name: 'cache: an answer for one person is not shared',
    file: SHARED_BYTES,
    text: 'const answer = build.isPersonal ? undefined : byteAnswerOf(',
    replacement: 'const answer = byteAnswerOf(',
    test: CACHE,
    noticedBy: 'an answer for one person is given to nobody else',
  },
  {
    name: 'headers: a request id from outside is a plain one',
    file: 'core/http/node_server.ts',
    text: 'given !== undefined && !PLAIN_REQUEST_ID.test(String(given))',
    replacement: "given === ''",
    test: 'core/http/addresses.spec.ts',
    noticedBy: 'a request keeps the plain name that a proxy gave it, and no other',
  },
  {
    name: 'transactions: PostgreSQL has said COMMIT',
    file: TRANSACTION,
    text: 'if (command !== COMMITTED) {',
    replacement: "if (command === '') {",
    test: TRANSACTIONS,
    noticedBy: 'in which a failed statement was swallowed rejects',
  },
  {
    name: 'transactions: contention is tried again',
    file: TRANSACTION,
    text: "new Set(['40001', '40P01'])",
    replacement: "new Set(['40P01'])",
    test: TRANSACTIONS,
    noticedBy: 'runs again after serialization failures',
  },
  {
    name: 'live channel: topics of the staff need their right',
    file: 'identity/live.ts',
    text: "if (!staffMay(viewer.roles, STAFF_FEEDS[feed])) throw new Failure('forbidden')",
    replacement: '',
    test: LIVE,
    noticedBy: 'what is for some of the staff is refused to everybody else',
  },
  {
    name: 'live channel: a ban ends what is open',
    file: 'identity/live.ts',
    text: "tell(accountFeed(id), { kind: 'account' }, { ends: 'rights' })",
    replacement: "tell(accountFeed(id), { kind: 'account' })",
    test: LIVE,
    noticedBy: 'a ban ends what was opened',
  },
  {
    name: 'live channel: signing out ends what is open',
    file: 'identity/live.ts',
    text: "tell(sessionFeed(key), { kind: 'account' }, { ends: 'session' })",
    replacement: "tell(sessionFeed(key), { kind: 'account' })",
    test: LIVE,
    noticedBy: 'signing out ends what was opened in that session',
  },
]
