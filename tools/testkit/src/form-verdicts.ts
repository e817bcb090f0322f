/**
 * Inputs for the forms of bots and profiles with the expected results. The server's validators and the forms run
 * through the same table, so that both accept and reject the same.
 */
export interface FormCase {
  field: string
  input: string | readonly string[]
  /** The stored value, when the input is valid. */
  stored?: string | null | readonly string[]
  /** The rule that the input violates, when it is invalid. */
  brokenRule?: string
}

/** The bot that the cases are about, its main owner, and a URL of the platform that is not Discord's. */
export const FORM_CASE_CONTEXT = {
  discordBotId: '500000000000000001',
  mainOwnerId: '400000000000000001',
  platformUrl: 'http://localhost:3334/oauth2/authorize',
} as const

const OTHER_BOT = '500000000000000002'
const [A, B, C, D] = ['1', '2', '3', '4'].map((digit) => `41000000000000000${digit}`) as [
  string,
  string,
  string,
  string,
]
const LINKS = ['supportServer', 'website', 'github', 'twitter', 'youtube', 'instagram']
const AUTHORIZE = 'https://discord.com/oauth2/authorize'
const WIDE = '😀'

const links = LINKS.flatMap((field): FormCase[] => [
  { field, input: '', stored: null },
  { field, input: ' https://example.com/a ', stored: 'https://example.com/a' },
  { field, input: 'HTTP://EXAMPLE.com', stored: 'http://example.com/' },
  { field, input: 'example.com', brokenRule: 'url' },
  { field, input: 'ftp://example.com', brokenRule: 'url' },
  { field, input: 'javascript:alert(1)', brokenRule: 'url' },
  { field, input: 'https://user:pass@example.com', brokenRule: 'url' },
  { field, input: 'https://example.com/"onmouseover="x', brokenRule: 'url' },
  { field, input: `https://example.com/${'x'.repeat(512)}`, brokenRule: 'maxLength' },
])

export const BOT_FORM_CASES: readonly FormCase[] = [
  { field: 'discordBotId', input: '500000000000000001', stored: '500000000000000001' },
  { field: 'discordBotId', input: ' 500000000000000001 ', stored: '500000000000000001' },
  { field: 'discordBotId', input: '', brokenRule: 'snowflake' },
  { field: 'discordBotId', input: 'fern', brokenRule: 'snowflake' },
  { field: 'discordBotId', input: '12345', brokenRule: 'snowflake' },
  { field: 'discordBotId', input: '1e20', brokenRule: 'snowflake' },
  { field: 'discordBotId', input: '٥٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠١', brokenRule: 'snowflake' },

  { field: 'prefix', input: '', stored: '/' },
  { field: 'prefix', input: '  ', stored: '/' },
  { field: 'prefix', input: ' fern! ', stored: 'fern!' },
  { field: 'prefix', input: 'x'.repeat(20), stored: 'x'.repeat(20) },
  { field: 'prefix', input: 'x'.repeat(21), brokenRule: 'maxLength' },

  { field: 'shortDescription', input: '', brokenRule: 'required' },
  { field: 'shortDescription', input: '  123456789  ', brokenRule: 'minLength' },
  { field: 'shortDescription', input: '1234567890', stored: '1234567890' },
  { field: 'shortDescription', input: 'two\nlines of it', stored: 'two lines of it' },
  { field: 'shortDescription', input: 'x'.repeat(100), stored: 'x'.repeat(100) },
  { field: 'shortDescription', input: 'x'.repeat(101), brokenRule: 'maxLength' },
  { field: 'shortDescription', input: WIDE.repeat(50), stored: WIDE.repeat(50) },
  { field: 'shortDescription', input: `${WIDE.repeat(50)}x`, brokenRule: 'maxLength' },
  { field: 'shortDescription', input: 'reads \u202eotherwise', brokenRule: 'characters' },
  { field: 'shortDescription', input: 'e\u0301 is one letter', stored: 'é is one letter' },

  { field: 'description', input: '\u200b\u2060', brokenRule: 'required' },
  { field: 'description', input: 'x'.repeat(49), brokenRule: 'minLength' },
  { field: 'description', input: 'x'.repeat(50), stored: 'x'.repeat(50) },
  { field: 'description', input: `${'x'.repeat(60)}\r\n`, stored: 'x'.repeat(60) },
  { field: 'description', input: 'x'.repeat(2_000), stored: 'x'.repeat(2_000) },
  { field: 'description', input: 'x'.repeat(2_001), brokenRule: 'maxLength' },
  { field: 'description', input: `nothing\u0000${'x'.repeat(60)}`, brokenRule: 'characters' },

  { field: 'inviteUrl', input: '', brokenRule: 'url' },
  { field: 'inviteUrl', input: AUTHORIZE, stored: AUTHORIZE },
  {
    field: 'inviteUrl',
    input: `${AUTHORIZE}?client_id=${FORM_CASE_CONTEXT.discordBotId}`,
    stored: `${AUTHORIZE}?client_id=${FORM_CASE_CONTEXT.discordBotId}`,
  },
  {
    field: 'inviteUrl',
    input: `${FORM_CASE_CONTEXT.platformUrl}?client_id=${FORM_CASE_CONTEXT.discordBotId}`,
    stored: `${FORM_CASE_CONTEXT.platformUrl}?client_id=${FORM_CASE_CONTEXT.discordBotId}`,
  },
  { field: 'inviteUrl', input: `${AUTHORIZE}?client_id=${OTHER_BOT}`, brokenRule: 'client' },
  {
    field: 'inviteUrl',
    input: `${AUTHORIZE}?client_id=${FORM_CASE_CONTEXT.discordBotId}&client_id=${OTHER_BOT}`,
    brokenRule: 'client',
  },
  { field: 'inviteUrl', input: 'http://discord.com/oauth2/authorize', brokenRule: 'host' },
  { field: 'inviteUrl', input: 'https://discord.com.example/oauth2/authorize', brokenRule: 'host' },
  { field: 'inviteUrl', input: 'https://example.com/invite', brokenRule: 'host' },
  { field: 'inviteUrl', input: 'discord.com/oauth2/authorize', brokenRule: 'url' },

  ...links,

  { field: 'categoryIds', input: [], brokenRule: 'required' },
  { field: 'categoryIds', input: ['1'], stored: ['1'] },
  { field: 'categoryIds', input: ['1', '2', '1'], stored: ['1', '2'] },

  { field: 'additionalOwners', input: '', stored: [] },
  { field: 'additionalOwners', input: ` ${A} ,, ${B}`, stored: [A, B] },
  {
    field: 'additionalOwners',
    input: [A, A, FORM_CASE_CONTEXT.mainOwnerId, B, C, D],
    stored: [A, B, C],
  },
  { field: 'additionalOwners', input: `${A},${B},${C},somebody`, stored: [A, B, C] },
  { field: 'additionalOwners', input: `${A},somebody`, brokenRule: 'snowflake' },
  { field: 'additionalOwners', input: '@fern', brokenRule: 'snowflake' },
]

const HANDLES = ['twitter', 'github', 'youtube']

const handles = HANDLES.flatMap((field): FormCase[] => [
  { field, input: '', stored: null },
  { field, input: ' @fern_bot.-9 ', stored: '@fern_bot.-9' },
  { field, input: 'fern', stored: 'fern' },
  { field, input: '@', brokenRule: 'handle' },
  { field, input: '@@fern', brokenRule: 'handle' },
  { field, input: 'fern bot', brokenRule: 'handle' },
  { field, input: 'https://example.com/fern', brokenRule: 'handle' },
  { field, input: 'ș', brokenRule: 'handle' },
  { field, input: 'x'.repeat(101), brokenRule: 'handle' },
])

export const PROFILE_FORM_CASES: readonly FormCase[] = [
  { field: 'bio', input: '', stored: null },
  { field: 'bio', input: '   ', stored: null },
  { field: 'bio', input: ' One.\r\nTwo. ', stored: 'One.\nTwo.' },
  { field: 'bio', input: 'x'.repeat(500), stored: 'x'.repeat(500) },
  { field: 'bio', input: 'x'.repeat(501), brokenRule: 'maxLength' },
  { field: 'bio', input: `${WIDE.repeat(250)}x`, brokenRule: 'maxLength' },
  { field: 'bio', input: 'reads \u202eotherwise', brokenRule: 'characters' },

  { field: 'website', input: '', stored: null },
  { field: 'website', input: ' fern.example/me ', stored: 'fern.example/me' },
  { field: 'website', input: 'http://fern.example', stored: 'http://fern.example' },
  { field: 'website', input: 'fern.example:8080', stored: 'fern.example:8080' },
  { field: 'website', input: 'ftp://fern.example', brokenRule: 'url' },
  { field: 'website', input: 'mailto:fern@example.com', brokenRule: 'url' },
  { field: 'website', input: 'javascript:alert(1)', brokenRule: 'url' },
  { field: 'website', input: 'user:pass@fern.example', brokenRule: 'url' },
  { field: 'website', input: 'not an address', brokenRule: 'url' },
  { field: 'website', input: `fern.example/${'x'.repeat(512)}`, brokenRule: 'maxLength' },

  ...handles,
]
