/**
 * Inputs for the forms of bots and profiles with the expected results. The server's validators and the forms run
 * through the same table, so that both accept and reject the same.
 */
export interface FormVerdict {
  field: string
  typed: string | readonly string[]
  /** The stored value, when the input is valid. */
  stored?: string | null | readonly string[]
  /** The rule that the input violates, when it is invalid. */
  broken?: string
}

/** The bot that the cases are about, its main owner, and a URL of the platform that is not Discord's. */
export const FORM_CONTEXT = {
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

const links = LINKS.flatMap((field): FormVerdict[] => [
  { field, typed: '', stored: null },
  { field, typed: ' https://example.com/a ', stored: 'https://example.com/a' },
  { field, typed: 'HTTP://EXAMPLE.com', stored: 'http://example.com/' },
  { field, typed: 'example.com', broken: 'url' },
  { field, typed: 'ftp://example.com', broken: 'url' },
  { field, typed: 'javascript:alert(1)', broken: 'url' },
  { field, typed: 'https://user:pass@example.com', broken: 'url' },
  { field, typed: 'https://example.com/"onmouseover="x', broken: 'url' },
  { field, typed: `https://example.com/${'x'.repeat(512)}`, broken: 'maxLength' },
])

export const BOT_FORM_VERDICTS: readonly FormVerdict[] = [
  { field: 'discordBotId', typed: '500000000000000001', stored: '500000000000000001' },
  { field: 'discordBotId', typed: ' 500000000000000001 ', stored: '500000000000000001' },
  { field: 'discordBotId', typed: '', broken: 'snowflake' },
  { field: 'discordBotId', typed: 'fern', broken: 'snowflake' },
  { field: 'discordBotId', typed: '12345', broken: 'snowflake' },
  { field: 'discordBotId', typed: '1e20', broken: 'snowflake' },
  { field: 'discordBotId', typed: '٥٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠١', broken: 'snowflake' },

  { field: 'prefix', typed: '', stored: '/' },
  { field: 'prefix', typed: '  ', stored: '/' },
  { field: 'prefix', typed: ' fern! ', stored: 'fern!' },
  { field: 'prefix', typed: 'x'.repeat(20), stored: 'x'.repeat(20) },
  { field: 'prefix', typed: 'x'.repeat(21), broken: 'maxLength' },

  { field: 'shortDescription', typed: '', broken: 'required' },
  { field: 'shortDescription', typed: '  123456789  ', broken: 'minLength' },
  { field: 'shortDescription', typed: '1234567890', stored: '1234567890' },
  { field: 'shortDescription', typed: 'two\nlines of it', stored: 'two lines of it' },
  { field: 'shortDescription', typed: 'x'.repeat(100), stored: 'x'.repeat(100) },
  { field: 'shortDescription', typed: 'x'.repeat(101), broken: 'maxLength' },
  { field: 'shortDescription', typed: WIDE.repeat(50), stored: WIDE.repeat(50) },
  { field: 'shortDescription', typed: `${WIDE.repeat(50)}x`, broken: 'maxLength' },
  { field: 'shortDescription', typed: 'reads \u202eotherwise', broken: 'characters' },
  { field: 'shortDescription', typed: 'e\u0301 is one letter', stored: 'é is one letter' },

  { field: 'description', typed: '\u200b\u2060', broken: 'required' },
  { field: 'description', typed: 'x'.repeat(49), broken: 'minLength' },
  { field: 'description', typed: 'x'.repeat(50), stored: 'x'.repeat(50) },
  { field: 'description', typed: `${'x'.repeat(60)}\r\n`, stored: 'x'.repeat(60) },
  { field: 'description', typed: 'x'.repeat(2_000), stored: 'x'.repeat(2_000) },
  { field: 'description', typed: 'x'.repeat(2_001), broken: 'maxLength' },
  { field: 'description', typed: `nothing\u0000${'x'.repeat(60)}`, broken: 'characters' },

  { field: 'inviteUrl', typed: '', broken: 'url' },
  { field: 'inviteUrl', typed: AUTHORIZE, stored: AUTHORIZE },
  {
    field: 'inviteUrl',
    typed: `${AUTHORIZE}?client_id=${FORM_CONTEXT.discordBotId}`,
    stored: `${AUTHORIZE}?client_id=${FORM_CONTEXT.discordBotId}`,
  },
  {
    field: 'inviteUrl',
    typed: `${FORM_CONTEXT.platformUrl}?client_id=${FORM_CONTEXT.discordBotId}`,
    stored: `${FORM_CONTEXT.platformUrl}?client_id=${FORM_CONTEXT.discordBotId}`,
  },
  { field: 'inviteUrl', typed: `${AUTHORIZE}?client_id=${OTHER_BOT}`, broken: 'client' },
  {
    field: 'inviteUrl',
    typed: `${AUTHORIZE}?client_id=${FORM_CONTEXT.discordBotId}&client_id=${OTHER_BOT}`,
    broken: 'client',
  },
  { field: 'inviteUrl', typed: 'http://discord.com/oauth2/authorize', broken: 'host' },
  { field: 'inviteUrl', typed: 'https://discord.com.example/oauth2/authorize', broken: 'host' },
  { field: 'inviteUrl', typed: 'https://example.com/invite', broken: 'host' },
  { field: 'inviteUrl', typed: 'discord.com/oauth2/authorize', broken: 'url' },

  ...links,

  { field: 'categoryIds', typed: [], broken: 'required' },
  { field: 'categoryIds', typed: ['1'], stored: ['1'] },
  { field: 'categoryIds', typed: ['1', '2', '1'], stored: ['1', '2'] },

  { field: 'additionalOwners', typed: '', stored: [] },
  { field: 'additionalOwners', typed: ` ${A} ,, ${B}`, stored: [A, B] },
  {
    field: 'additionalOwners',
    typed: [A, A, FORM_CONTEXT.mainOwnerId, B, C, D],
    stored: [A, B, C],
  },
  { field: 'additionalOwners', typed: `${A},${B},${C},somebody`, stored: [A, B, C] },
  { field: 'additionalOwners', typed: `${A},somebody`, broken: 'snowflake' },
  { field: 'additionalOwners', typed: '@fern', broken: 'snowflake' },
]

const HANDLES = ['twitter', 'github', 'youtube']

const handles = HANDLES.flatMap((field): FormVerdict[] => [
  { field, typed: '', stored: null },
  { field, typed: ' @fern_bot.-9 ', stored: '@fern_bot.-9' },
  { field, typed: 'fern', stored: 'fern' },
  { field, typed: '@', broken: 'handle' },
  { field, typed: '@@fern', broken: 'handle' },
  { field, typed: 'fern bot', broken: 'handle' },
  { field, typed: 'https://example.com/fern', broken: 'handle' },
  { field, typed: 'ș', broken: 'handle' },
  { field, typed: 'x'.repeat(101), broken: 'handle' },
])

export const PROFILE_FORM_VERDICTS: readonly FormVerdict[] = [
  { field: 'bio', typed: '', stored: null },
  { field: 'bio', typed: '   ', stored: null },
  { field: 'bio', typed: ' One.\r\nTwo. ', stored: 'One.\nTwo.' },
  { field: 'bio', typed: 'x'.repeat(500), stored: 'x'.repeat(500) },
  { field: 'bio', typed: 'x'.repeat(501), broken: 'maxLength' },
  { field: 'bio', typed: `${WIDE.repeat(250)}x`, broken: 'maxLength' },
  { field: 'bio', typed: 'reads \u202eotherwise', broken: 'characters' },

  { field: 'website', typed: '', stored: null },
  { field: 'website', typed: ' fern.example/me ', stored: 'fern.example/me' },
  { field: 'website', typed: 'http://fern.example', stored: 'http://fern.example' },
  { field: 'website', typed: 'fern.example:8080', stored: 'fern.example:8080' },
  { field: 'website', typed: 'ftp://fern.example', broken: 'url' },
  { field: 'website', typed: 'mailto:fern@example.com', broken: 'url' },
  { field: 'website', typed: 'javascript:alert(1)', broken: 'url' },
  { field: 'website', typed: 'user:pass@fern.example', broken: 'url' },
  { field: 'website', typed: 'not an address', broken: 'url' },
  { field: 'website', typed: `fern.example/${'x'.repeat(512)}`, broken: 'maxLength' },

  ...handles,
]
