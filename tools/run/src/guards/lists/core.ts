import type { GuardEntry } from '../guard.ts'

const CSRF = 'core/middleware/csrf_middleware.ts'
const JSON_ONLY = 'core/middleware/json_only_middleware.ts'
const IDEMPOTENT = 'core/idempotency/idempotent.ts'
const KEYS = 'core/idempotency/idempotency_keys.ts'
const SHARED_BYTES = 'core/cache/shared_bytes.ts'
const BYTE_ANSWER = 'core/cache/byte_answer.ts'
const TRANSACTION = 'core/database/run_in_transaction.ts'
const HEALTH = 'core/controllers/health_controller.ts'

const GROUPS = 'core/http/groups.spec.ts'
const BODIES = 'core/validation/request_body.spec.ts'
const IDEMPOTENCY = 'core/idempotency/idempotency.spec.ts'
const CACHE = 'core/cache/shared_bytes.spec.ts'
const TRANSACTIONS = 'core/database/run_in_transaction.spec.ts'
const LIVE = 'core/live/live.spec.ts'
const OUR_PAGES = 'prove that they come from our pages'
const ONLY_200 = 'only plain 200s are kept'
const DETAILS = 'is told without details to others than this machine'

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
    name: 'rate limit: refused writes give the token back',
    file: 'core/limits/limit_writes.ts',
    text: 'if (ctx.response.getStatus() >= FIRST_FAILURE_STATUS) await limit.giveBack(key)',
    replacement: '',
    test: GROUPS,
    noticedBy: 'accepted writes count, refused ones do not',
  },
  {
    name: 'rate limit: a network of IPv6 is one visitor',
    file: 'core/limits/caller.ts',
    text: '.slice(0, NETWORK_GROUPS)',
    replacement: '.slice(0)',
    test: GROUPS,
    noticedBy: 'a network of IPv6 is one visitor',
  },
  {
    name: 'trusted proxy: X-Forwarded-For of anybody else',
    file: 'core/limits/caller.ts',
    text: 'proxyAddress(request, http.trustProxy)',
    replacement: 'proxyAddress(request, () => true)',
    test: 'core/limits/caller.unit.spec.ts',
    noticedBy: 'is not believed',
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
    name: 'cache: what changed while it was read is not kept',
    file: SHARED_BYTES,
    text: 'const overtaken = store.droppedSince(build.tags, moment)',
    replacement: 'const overtaken = moment === undefined',
    test: CACHE,
    noticedBy: 'what began to be read before a change is not kept',
  },
  {
    name: 'cache: only the usual status is kept',
    file: BYTE_ANSWER,
    text: 'response.getStatus() !== plainStatus || ',
    replacement: '',
    test: CACHE,
    noticedBy: ONLY_200,
  },
  {
    name: 'cache: answers that set a cookie are not shared',
    file: BYTE_ANSWER,
    text: "if (given['set-cookie'] !== undefined) return undefined",
    replacement: '',
    test: CACHE,
    noticedBy: ONLY_200,
  },
  {
    name: 'headers: answers for one person are stored nowhere',
    file: 'core/middleware/private_middleware.ts',
    text: "response.header('cache-control', PRIVATE_CACHING)",
    replacement: '',
    test: GROUPS,
    noticedBy: 'are theirs, are kept nowhere',
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
    name: 'health token: it must fit',
    file: HEALTH,
    text: 'return safeEqual(given.slice(BEARER.length), token)',
    replacement: 'return !safeEqual(given, token)',
    test: 'core/process/readiness.spec.ts',
    noticedBy: DETAILS,
  },
  {
    name: 'health token: details are for this machine or the token',
    file: HEALTH,
    text: 'return maySeeDetails(ctx) ? { status, defects } : { status }',
    replacement: 'return maySeeDetails(ctx) ? { status, defects } : { status, defects }',
    test: 'core/process/readiness.spec.ts',
    noticedBy: DETAILS,
  },
  {
    name: 'drain: readiness says no',
    file: 'core/process/drain.ts',
    text: "enterPhase('draining')",
    replacement: '',
    test: 'core/process/drain.spec.ts',
    noticedBy: 'balancers are told first',
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
  {
    name: 'live channel: connections of one member',
    file: 'core/live/live_places.ts',
    text: 'if (count >= most * limiterConfig.scale) throw rateLimited(MINUTE_MS)',
    replacement: 'if (count < 0) throw rateLimited(most * limiterConfig.scale * MINUTE_MS)',
    test: 'core/live/processes.spec.ts',
    noticedBy: 'a member has so many connections and no more',
  },
]
