/**
 * Validates texts and URLs that people enter. Plain functions without libraries or Node modules, because browsers run them
 * too.
 */

/** Why a text or a URL is invalid; clients translate it. */
export type TextDefect = 'required' | 'minLength' | 'maxLength' | 'characters'
export type UrlDefect = 'url' | 'maxLength' | 'host'

export type Checked<Value, Defect> =
  { value: Value; defect?: never } | { value?: never; defect: Defect }

export interface TextLimits {
  /** In UTF-16 units, as a textarea counts. */
  min?: number
  max: number
  /** Whether line breaks and tabs are allowed; otherwise each becomes a space. */
  multiline?: boolean
}

const LINE_BREAKS = /\r\n?|\u2028|\u2029/g
const BLANKS = /[\n\t]+/g
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const NUL = /\u0000/
/** C0 and C1 controls without tab and line feed. They are invisible and cannot be typed. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const CONTROLS = /[\u0001-\u0008\u000b-\u001f\u007f-\u009f]/g
/** Embeddings, overrides and isolates: they make a text appear different from its content. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/
/** Zero-width space, word joiner, byte order mark. Joiners are kept: emoji and some scripts need them. */
const ZERO_WIDTH = /[\u200b\u2060\ufeff]/g
/** Unpaired halves of surrogate pairs. */
export const LONE_SURROGATES = /\p{Cs}/gu
/** Text that has a length but no visible characters. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * Normalizes text for storage: Unicode's composed form, trimmed, without invisible characters. Text with deceptive
 * characters (NUL, unpaired surrogates, direction overrides) is rejected, not repaired.
 */
export function safeText(
  typed: string,
  { min = 0, max, multiline = false }: TextLimits
): Checked<string, TextDefect> {
  if (NUL.test(typed) || !typed.isWellFormed() || DIRECTION_CONTROLS.test(typed)) {
    return { defect: 'characters' }
  }
  const unbroken = typed
    .replace(LINE_BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(ZERO_WIDTH, '')
    // Last, because the removed characters may have separated a letter from its mark.
    .normalize('NFC')
  const visible = INVISIBLE.test(unbroken) ? '' : unbroken
  const value = (multiline ? visible : visible.replace(BLANKS, ' ')).trim()

  if (value.length === 0 && min > 0) return { defect: 'required' }
  if (value.length < min) return { defect: 'minLength' }
  if (value.length > max) return { defect: 'maxLength' }
  return { value }
}

const ALL_DIRECTION_CONTROLS = new RegExp(DIRECTION_CONTROLS.source, 'g')
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const ALL_NULS = /\u0000/g
const SPACES = /\s+/g

const ANY_CONTROL = new RegExp(`${NUL.source}|${CONTROLS.source}`)

/** Whether a text contains control characters other than tabs and line breaks. */
export function hasControlCharacters(text: string): boolean {
  return ANY_CONTROL.test(text.replace(LINE_BREAKS, ' '))
}

/**
 * Normalizes a search text. Unlike `safeText` it never rejects: characters that stored texts cannot contain are
 * removed, because they match nothing. An empty result is no filter.
 */
export function searchText(typed: string): string {
  const cleaned = typed
    .replace(LONE_SURROGATES, '')
    .replace(ALL_NULS, '')
    .replace(ALL_DIRECTION_CONTROLS, '')
    .replace(LINE_BREAKS, ' ')
    .replace(CONTROLS, '')
    .replace(ZERO_WIDTH, '')
    .normalize('NFC')
  return INVISIBLE.test(cleaned) ? '' : cleaned.replace(SPACES, ' ').trim()
}

export interface UrlLimits {
  /** Allowed schemes without colon; http and https by default. */
  schemes?: readonly string[]
  /** Allowed hosts without port. */
  hosts?: readonly string[]
  /** Maximum number of characters, both as typed and as stored. */
  max?: number
}

const WEB_SCHEMES = ['http', 'https'] as const
/** Maximum length of a stored URL. */
export const MAX_URL_LENGTH = 512
const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i
/** Characters that can break out of an attribute, hide a host or split a header. URLs never need them unescaped. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const HOSTILE_IN_URL = /[\u0000-\u0020\u007f-\u00a0"'`<>\\\u2028\u2029]/

/**
 * Validates and normalizes a URL that may be stored and linked. The server must not fetch it without further checks:
 * its host may resolve to an internal address.
 */
export function safeUrl(
  typed: string,
  { schemes = WEB_SCHEMES, hosts, max = MAX_URL_LENGTH }: UrlLimits = {}
): Checked<string, UrlDefect> {
  const text = typed.trim()
  if (text.length > max) return { defect: 'maxLength' }
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase()
  if (!scheme || !schemes.includes(scheme) || !text.isWellFormed()) return { defect: 'url' }
  if (HOSTILE_IN_URL.test(text) || DIRECTION_CONTROLS.test(text) || !URL.canParse(text)) {
    return { defect: 'url' }
  }
  const url = new URL(text)
  // Hosts are decoded and their wide characters become ASCII: `＂` and `%22` are a plain quote from here on.
  if (HOSTILE_IN_URL.test(url.href)) return { defect: 'url' }
  if (url.username || url.password || !url.hostname) return { defect: 'url' }
  if (hosts && !hosts.includes(url.hostname)) return { defect: 'host' }
  return url.href.length > max ? { defect: 'maxLength' } : { value: url.href }
}
