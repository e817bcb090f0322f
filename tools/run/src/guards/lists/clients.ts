import type { GuardEntry } from '../guard.ts'

const SAFE_HREF = 'primitives/safe-href.ts'
const SAFE_HREF_TEST = 'primitives/safe-href.test.ts'

/** Guards of the shared components. Files are below `src`, tests below `test`. */
export const UI_GUARDS: readonly GuardEntry[] = [
  {
    name: 'safeHref: only web URLs',
    file: SAFE_HREF,
    text: '!WEB_SCHEMES.has(url.protocol) || ',
    replacement: '',
    test: SAFE_HREF_TEST,
    noticedBy: 'does not link',
  },
  {
    name: 'safeHref: no credentials',
    file: SAFE_HREF,
    text: " || url.username !== '' || url.password !== ''",
    replacement: '',
    test: SAFE_HREF_TEST,
    noticedBy: 'does not link',
  },
]

const COMPARED_BOTS = 'lib/compare/compared-bots.ts'
const COMPARED_BOTS_TEST = 'lib/compared-bots.test.ts'

const PUBLIC_QUERIES = 'features/offline/storage/public-queries.ts'
const PUBLIC_QUERIES_TEST = 'features/offline/public-queries.test.ts'

/** Guards of the site. Files are below `src`, tests below `tests`. */
export const WEB_GUARDS: readonly GuardEntry[] = [
  {
    name: 'comparison: only ids of bots from the URL and the device',
    file: COMPARED_BOTS,
    text: ' && SNOWFLAKE_PATTERN.test(value)',
    replacement: '',
    test: COMPARED_BOTS_TEST,
    noticedBy: 'a URL has up to four bots, each once',
  },
  {
    name: 'comparison: at most four bots',
    file: COMPARED_BOTS,
    text: '.slice(0, COMPARISON_LIMIT)',
    replacement: '',
    test: COMPARED_BOTS_TEST,
    noticedBy: 'a URL has up to four bots, each once',
  },
  {
    name: 'rating: says that too few ratings do not count in rankings',
    file: 'features/bot/figures.tsx',
    text: 'ratingCount < ENOUGH_RATINGS',
    replacement: 'ratingCount < 0',
    test: 'features/bot/rating.test.tsx',
    noticedBy: 'an average of',
  },
  {
    name: 'escaping: the state of a page cannot end its element',
    file: 'app/page-state.ts',
    text: ".replaceAll('<', '\\\\u003c')",
    replacement: '',
    test: 'document.test.ts',
    noticedBy: 'escapes data so that it cannot end its element',
  },
  {
    name: 'escaping: JSON-LD cannot end its element',
    file: 'app/structured-data.ts',
    text: ".replaceAll('<', '\\\\u003c')",
    replacement: '',
    test: 'link-preview.test.ts',
    noticedBy: 'escape all texts',
  },
  {
    name: 'escaping: page titles',
    file: 'app/document.ts',
    text: '${escapeHtml(head.title)}',
    replacement: '${head.title}',
    test: 'document.test.ts',
    noticedBy: 'escapes texts',
  },
  {
    name: 'escaping: descriptions for link previews',
    file: 'app/link-preview.ts',
    text: '<meta property="${name}" content="${escapeHtml(content)}">',
    replacement: '<meta property="${name}" content="${content}">',
    test: 'link-preview.test.ts',
    noticedBy: 'escape all texts',
  },
  {
    name: 'offline: only public bots',
    file: PUBLIC_QUERIES,
    text: "return second !== 'one' || isApproved(state.data)",
    replacement: 'return isApproved({ approvalStatus: second }) || true',
    test: PUBLIC_QUERIES_TEST,
    noticedBy: 'include a bot only if it is public',
  },
  {
    name: 'offline: only reviews of public bots',
    file: PUBLIC_QUERIES,
    text: 'return isApproved(queryClient.getQueryData(queryKeys.bot(second as string)))',
    replacement: 'return true',
    test: PUBLIC_QUERIES_TEST,
    noticedBy: 'exclude',
  },
  {
    name: 'offline: only public profiles',
    file: PUBLIC_QUERIES,
    text: "return seenBy === undefined || seenBy === 'everybody'",
    replacement: 'return seenBy !== null',
    test: PUBLIC_QUERIES_TEST,
    noticedBy: 'exclude',
  },
  {
    name: 'offline: only listed queries',
    file: PUBLIC_QUERIES,
    text: 'default:\n      return false',
    replacement: 'default:\n      return true',
    test: PUBLIC_QUERIES_TEST,
    noticedBy: 'exclude',
  },
]

const IPC = 'ipc/handle.ts'
const CONTENTS = 'safety/guards.ts'
const LINKS = 'safety/external-links.ts'
const SETTINGS = 'safety/settings.ts'
const LOOPBACK = 'session/loopback.ts'

const IPC_TEST = 'ipc/handle.spec.ts'
const CONTENTS_TEST = 'safety/guards.spec.ts'
const LINKS_TEST = 'safety/external-links.spec.ts'
const SETTINGS_TEST = 'safety/settings.spec.ts'
const LOOPBACK_TEST = 'session/loopback.spec.ts'
const STRANGER = 'send no reply to'
const PREFERENCES = 'web preferences'

/** Guards of the desktop client's main process. Files are below `src/main`, tests below `tests/main`. */
export const DESKTOP_GUARDS: readonly GuardEntry[] = [
  {
    name: 'IPC: another window',
    file: IPC,
    text: 'sender === contents &&',
    replacement: '',
    test: IPC_TEST,
    noticedBy: `${STRANGER} another window`,
  },
  {
    name: 'IPC: a frame inside the page',
    file: IPC,
    text: 'senderFrame === contents.mainFrame &&',
    replacement: '',
    test: IPC_TEST,
    noticedBy: `${STRANGER} a frame inside the page`,
  },
  {
    name: 'IPC: a foreign page',
    file: IPC,
    text: 'isOwnAddress(senderFrame.url)',
    replacement: "senderFrame.url !== ''",
    test: IPC_TEST,
    noticedBy: `${STRANGER} the page after it navigated elsewhere`,
  },
  {
    name: 'IPC: too many arguments',
    file: IPC,
    text: 'args.length <= 1 ? parsePayload(request, args[0]) : null',
    replacement: 'parsePayload(request, args[0])',
    test: IPC_TEST,
    noticedBy: 'reject invalid payloads before a handler runs',
  },
  {
    name: 'IPC: errors without stack or path',
    file: IPC,
    text: "message: 'Something went wrong in the client.'",
    replacement: 'message: String(error)',
    test: IPC_TEST,
    noticedBy: 'report only a code and a message of an error',
  },
  {
    name: "navigation: only the client's own files",
    file: CONTENTS,
    text: 'if (isOwnAddress(details.url)) return\n      details.preventDefault()',
    replacement: 'if (isOwnAddress(details.url)) return',
    test: CONTENTS_TEST,
    noticedBy: 'will-navigate is only allowed to the client’s own files',
  },
  {
    name: 'navigation: no new windows',
    file: CONTENTS,
    text: "return { action: 'deny' }",
    replacement: "return { action: 'allow' }",
    test: CONTENTS_TEST,
    noticedBy: 'open no window',
  },
  {
    name: 'permissions: none for pages',
    file: CONTENTS,
    text: '_permission, answer) => answer(false))',
    replacement: '_permission, answer) => answer(true))',
    test: CONTENTS_TEST,
    noticedBy: 'denies all permission requests',
  },
  {
    name: 'network: no access for pages',
    file: CONTENTS,
    text: 'answer({ cancel: !mayPass })',
    replacement: 'answer({ cancel: mayPass && false })',
    test: CONTENTS_TEST,
    noticedBy: 'is canceled: true',
  },
  {
    name: 'network: no certificate exceptions',
    file: CONTENTS,
    text: 'trust(false)',
    replacement: 'trust(true)',
    test: CONTENTS_TEST,
    noticedBy: 'no invalid certificate is trusted',
  },
  {
    name: 'external links: TLS only',
    file: LINKS,
    text: "if (url.protocol !== 'https:' || host === '') return IGNORED",
    replacement: '',
    test: LINKS_TEST,
    noticedBy: 'leads: nowhere',
  },
  {
    name: 'external links: no credentials',
    file: LINKS,
    text: "if (!url || url.username !== '' || url.password !== '') return IGNORED",
    replacement: 'if (!url) return IGNORED',
    test: LINKS_TEST,
    noticedBy: 'leads: nowhere',
  },
  {
    name: 'external links: confirmation for unknown hosts',
    file: LINKS,
    text: "if (lead === 'ask' && !(await isConfirmed(host, address))) return false",
    replacement: "if (lead === 'ask' && host === '') return isConfirmed(host, address)",
    test: LINKS_TEST,
    noticedBy: 'opened only after a confirmation',
  },
  {
    name: 'Electron: the sandbox',
    file: SETTINGS,
    text: 'sandbox: true,',
    replacement: 'sandbox: false,',
    test: SETTINGS_TEST,
    noticedBy: PREFERENCES,
  },
  {
    name: 'Electron: context isolation',
    file: SETTINGS,
    text: 'contextIsolation: true,',
    replacement: 'contextIsolation: false,',
    test: SETTINGS_TEST,
    noticedBy: PREFERENCES,
  },
  {
    name: 'Electron: no Node integration',
    file: SETTINGS,
    text: 'nodeIntegration: false,',
    replacement: 'nodeIntegration: true,',
    test: SETTINGS_TEST,
    noticedBy: PREFERENCES,
  },
  {
    name: 'Electron: CSP of the client',
    file: SETTINGS,
    text: `['script-src', "'self'"],`,
    replacement: `['script-src', "'self'", "'unsafe-inline'"],`,
    test: SETTINGS_TEST,
    noticedBy: 'the content security policy',
  },
  {
    name: 'Electron: fuses',
    file: SETTINGS,
    text: 'RunAsNode: false,',
    replacement: 'RunAsNode: true,',
    test: SETTINGS_TEST,
    noticedBy: 'every fuse of Electron is configured',
  },
  {
    name: 'files of the client: no path leaves their folder',
    file: 'safety/bundle-scheme.ts',
    text: 'file.startsWith(root + sep) && ',
    replacement: '',
    test: 'safety/bundle-scheme.spec.ts',
    noticedBy: 'is not found',
  },
  {
    name: 'loopback: the state must match',
    file: LOOPBACK,
    text: "if (!isEqual(query.get('state') ?? '', state)) {",
    replacement: "if (isEqual(query.get('state') ?? '', `${state}.`)) {",
    test: LOOPBACK_TEST,
    noticedBy: 'another state fails',
  },
  {
    name: 'loopback: only one response',
    file: LOOPBACK,
    text: 'if (isClosed || !isRedirect) {',
    replacement: 'if (!isRedirect) {',
    test: LOOPBACK_TEST,
    noticedBy: 'ignores a request that was pending at the first redirect',
  },
  {
    name: 'loopback: only by IP address (DNS rebinding)',
    file: LOOPBACK,
    text: 'request.headers.host === `${HOST}:${port}` &&',
    replacement: '',
    test: LOOPBACK_TEST,
    noticedBy: 'responds 404 to another host (DNS rebinding)',
  },
  {
    name: 'loopback: only this machine',
    file: LOOPBACK,
    text: 'server.listen({ host: HOST, port: 0, exclusive: true }, listening)',
    replacement: "server.listen({ host: '0.0.0.0', port: 0, exclusive: true }, listening)",
    test: LOOPBACK_TEST,
    noticedBy: 'listens on the loopback interface only',
  },
  {
    name: 'PKCE: the challenge is the hash of the verifier',
    file: 'session/pkce.ts',
    text: "challenge: createHash('sha256').update(verifier).digest('base64url')",
    replacement: 'challenge: verifier || createHash.name',
    test: 'session/pkce.spec.ts',
    noticedBy: 'the challenge is the SHA-256 of the verifier',
  },
  {
    name: 'token store: nothing on disk without a key store',
    file: 'session/token-store.ts',
    text: "if (platform === 'linux' && safeStorage.getSelectedStorageBackend() === NO_KEY_STORE)",
    replacement: "if (platform === 'linux' && NO_KEY_STORE.length === 0)",
    test: 'session/token-store.spec.ts',
    noticedBy: 'keeps the token in memory on Linux without a key store',
  },
  {
    name: 'server address: TLS or this machine',
    file: 'server/address.ts',
    text: 'return isSafe ? url.origin : null',
    replacement: "return isSafe || url.protocol === 'http:' ? url.origin : null",
    test: 'server/address.spec.ts',
    noticedBy: 'is null',
  },
  {
    name: 'requests of the client: no token in redirects',
    file: 'server/api-fetch.ts',
    text: "redirect: 'error',",
    replacement: "redirect: 'follow',",
    test: 'server/api-fetch.spec.ts',
    noticedBy: 'follows no redirect to another server',
  },
  {
    name: 'requests of the client: 401 ends the session',
    file: 'server/calls.ts',
    text: 'if (response.status === HTTP_UNAUTHORIZED) onEnded(credentials.token)',
    replacement: '',
    test: 'server/calls.spec.ts',
    noticedBy: 'a 401 ends the session of that token',
  },
  {
    name: 'deep links: the whole link must match',
    file: 'window/deep-links.ts',
    text: '(\\d+))$/',
    replacement: '(\\d+))/',
    test: 'window/lifecycle.spec.ts',
    noticedBy: 'leads to undefined',
  },
  {
    name: 'deep links: only known pages',
    file: 'window/deep-links.ts',
    text: 'const [, list, item, id] = LINK.exec(link) ?? []',
    replacement: "const [, list, item, id] = LINK.exec(link) ?? ['', 'queue']",
    test: 'window/lifecycle.spec.ts',
    noticedBy: 'leads to undefined',
  },
]
