import type { GuardEntry } from '../guard.ts'

const LOGIN = 'platform/discord/discord_login.ts'
const TOKENS = 'identity/access_tokens.ts'
const SESSIONS = 'identity/sessions.ts'
const CODES = 'identity/desktop/actions/redeem_desktop_code.ts'
const RETURN_PATH = 'identity/return_path.ts'

const LOGIN_TEST = 'identity/discord_login_guard.spec.ts'
const TOKENS_TEST = 'identity/access_tokens.spec.ts'
const SESSIONS_TEST = 'identity/sessions.spec.ts'
const CODES_TEST = 'identity/desktop_tokens.spec.ts'
const LOST_RIGHTS_TEST = 'moderation/lost_rights.spec.ts'
const PATHS_TEST = 'identity/return_path.unit.spec.ts'
const NOBODY = 'signs nobody in with'
const WRONG_CODE = 'answers the same to whatever is wrong with a code'
const LOST_RIGHT = 'meanwhile is 403 and does nothing'

/** Who somebody is and what they may do. Files are below `app`, tests below `tests` of the server. */
export const IDENTITY_GUARDS: readonly GuardEntry[] = [
  {
    name: 'staff rights: again under a lock',
    file: 'identity/settle_as_staff.ts',
    text: 'if (!(await lockStaffStanding(trx, id, right))) throw new NothingDone()',
    replacement: '',
    test: LOST_RIGHTS_TEST,
    noticedBy: LOST_RIGHT,
  },
  {
    name: 'staff rights: again under a lock, where members may too',
    file: 'identity/settle_as_staff.ts',
    text: 'mayAsStaff(viewer, right) && lockStaffStanding(trx, viewer.id, right)',
    replacement: 'mayAsStaff(viewer, right)',
    test: LOST_RIGHTS_TEST,
    noticedBy: LOST_RIGHT,
  },
  {
    name: 'restrictions: a banned member has an empty profile',
    file: 'identity/transformers/public_user_transformer.ts',
    text: 'const shown = resource.banned ? null : resource',
    replacement: 'const shown = resource as Profile | null',
    test: 'identity/users.spec.ts',
    noticedBy: 'shows of a banned member that, and why',
  },
  {
    name: 'tokens: no token ends another one',
    file: 'identity/desktop/routes.ts',
    text: "\n    .use(middleware.sessionOnly())\n    .as('access_tokens.destroy')",
    replacement: "\n    .as('access_tokens.destroy')",
    test: 'identity/own_tokens.spec.ts',
    noticedBy: 'not by a token, not from another site',
  },
  {
    name: 'tokens: those of the staff are for their work alone',
    file: 'identity/middleware/no_staff_tokens_middleware.ts',
    text: "if (via === 'token' && tokenScope === 'staff') {",
    replacement: "if (via === 'session' && tokenScope === 'staff') {",
    test: 'identity/staff_tokens.spec.ts',
    noticedBy: 'changes nothing that is its member’s own',
  },
  {
    name: 'tokens: they expire',
    file: TOKENS,
    text: 'WHERE id = ? AND type = ? AND expires_at > now()',
    replacement: 'WHERE id = ? AND type = ?',
    test: TOKENS_TEST,
    noticedBy: 'end by the clock of the database',
  },
  {
    name: 'tokens: their secret must fit',
    file: TOKENS,
    text: 'return row && libraryToken(row).verify(decoded.secret) ? row : null',
    replacement: 'return row ?? null',
    test: TOKENS_TEST,
    noticedBy: 'that are garbage are 401',
  },
  {
    name: 'tokens: the longest life of a scope',
    file: TOKENS,
    text: 'Math.min(age ?? TOKEN_AGES[scope], TOKEN_AGES[scope])',
    replacement: 'age ?? TOKEN_AGES[scope]',
    test: TOKENS_TEST,
    noticedBy: 'for the staff live half a day, whatever was asked',
  },
  {
    name: 'tokens: no staff rights without the scope',
    file: 'identity/recognise.ts',
    text: "staffRights: scope === 'staff'",
    replacement: 'staffRights: true',
    test: TOKENS_TEST,
    noticedBy: 'without the staff scope carry no staff rights',
  },
  {
    name: 'tokens: beside any Authorization header a cookie counts for nothing',
    file: TOKENS,
    text: "(BEARER.exec(header)?.[1] ?? '')",
    replacement: 'BEARER.exec(header)?.[1]',
    test: TOKENS_TEST,
    noticedBy: 'beside a cookie the cookie counts for nothing',
  },
  {
    name: 'sessions: they end when unused',
    file: SESSIONS,
    text: 'now - this.#member.seenAt < ages.idle * SECOND_MS &&',
    replacement: '',
    test: SESSIONS_TEST,
    noticedBy: 'end when unused too long',
  },
  {
    name: 'sessions: they end when too old',
    file: SESSIONS,
    text: 'now - this.#member.startedAt < ages.absolute * SECOND_MS',
    replacement: 'true',
    test: SESSIONS_TEST,
    noticedBy: 'end when too old, however often used',
  },
  {
    name: 'sessions: signing in makes a new id',
    file: SESSIONS,
    text: 'session.regenerate()',
    replacement: '',
    test: SESSIONS_TEST,
    noticedBy: 'begin under an id that was not there before',
  },
  {
    name: 'sessions: signing out ends them on the server',
    file: SESSIONS,
    text: 'await sessions.destroy(id)',
    replacement: '',
    test: SESSIONS_TEST,
    noticedBy: 'end when their member signs out, also for whoever copied the cookie',
  },
  {
    name: 'sessions: another site signs nobody out',
    file: 'identity/controllers/sessions_controller.ts',
    text: "if (isNavigationFromElsewhere(ctx.request.request.headers)) throw new Failure('csrf')",
    replacement: '',
    test: 'identity/sign_out.spec.ts',
    noticedBy: 'another site cannot sign anybody out',
  },
  {
    name: 'sessions: one that was left offline is ended by its mark',
    file: 'identity/controllers/sessions_controller.ts',
    text: 'mark !== sessionMark(id)',
    replacement: 'sessionMark(id) === null',
    test: 'identity/sign_out.spec.ts',
    noticedBy: 'a session that was left offline is ended by its mark',
  },
  {
    name: 'OAuth: the state must fit',
    file: LOGIN,
    text: '!safeEqual(attempt.state, state) || ',
    replacement: '',
    test: LOGIN_TEST,
    noticedBy: NOBODY,
  },
  {
    name: 'OAuth: the attempt expires',
    file: LOGIN,
    text: ' || attempt.endsAt <= Date.now()',
    replacement: '',
    test: LOGIN_TEST,
    noticedBy: NOBODY,
  },
  {
    name: 'OAuth: the issuer must fit',
    file: LOGIN,
    text: 'return issuer === undefined || issuer === this.#issuer',
    replacement: 'return issuer !== this',
    test: LOGIN_TEST,
    noticedBy: NOBODY,
  },
  {
    name: 'OAuth: an attempt is good for one callback',
    file: LOGIN,
    text: 'this.ctx.response.clearCookie(ATTEMPT_COOKIE)',
    replacement: '',
    test: LOGIN_TEST,
    noticedBy: 'a callback that is repeated signs nobody in',
  },
  {
    name: 'OAuth: other sites cannot send the cookie of the attempt',
    file: LOGIN,
    text: "sameSite: 'lax',",
    replacement: "sameSite: 'none',",
    test: 'identity/discord_login.spec.ts',
    noticedBy: 'keeps the attempt in one cookie that other sites cannot send',
  },
  {
    name: 'return path: looked at again after parsing',
    file: RETURN_PATH,
    text: 'const isOurs = origin === new URL(appUrl).origin && LOCAL_PATH.test(pathname)',
    replacement: 'const isOurs = origin === new URL(appUrl).origin',
    test: PATHS_TEST,
    noticedBy: 'leads home instead of to',
  },
  {
    name: 'return path: not to a call of the API',
    file: RETURN_PATH,
    text: 'isOurs && !API_PATH.test(pathname) ?',
    replacement: 'isOurs ?',
    test: PATHS_TEST,
    noticedBy: 'leads home instead of to',
  },
  {
    name: 'PKCE: the verifier of the desktop client must fit',
    file: CODES,
    text: 'state_hash = ? AND challenge = ? AS "isProved"',
    replacement: 'state_hash = ? AND challenge <> ?::text || \'.\' AS "isProved"',
    test: CODES_TEST,
    noticedBy: WRONG_CODE,
  },
  {
    name: 'desktop codes: the state must fit',
    file: CODES,
    text: 'state_hash = ? AND challenge = ? AS "isProved"',
    replacement: 'state_hash <> ?::text || \'.\' AND challenge = ? AS "isProved"',
    test: CODES_TEST,
    noticedBy: WRONG_CODE,
  },
  {
    name: 'desktop codes: they expire',
    file: CODES,
    text: 'AND spent_at IS NULL AND expires_at > now()',
    replacement: 'AND spent_at IS NULL',
    test: CODES_TEST,
    noticedBy: WRONG_CODE,
  },
  {
    name: 'desktop codes: they are spent once',
    file: CODES,
    text: 'AND spent_at IS NULL AND expires_at > now()',
    replacement: 'AND expires_at > now()',
    test: CODES_TEST,
    noticedBy: 'a code that is shown once more ends the token that it gave',
  },
  {
    name: 'desktop codes: only the staff have a token',
    file: CODES,
    text: "if (!(await lockStaffStanding(trx, userId, 'enterDashboard'))) return null",
    replacement: '',
    test: CODES_TEST,
    noticedBy: 'a ban that is under way comes before the token',
  },
  {
    name: 'profiles: nobody edits somebody else’s',
    file: 'identity/controllers/profiles_controller.ts',
    text: 'if (id !== requireMember(ctx).id) {',
    replacement: "if (id === '') {",
    test: 'identity/profiles.spec.ts',
    noticedBy: "nobody edits somebody else's",
  },
]
