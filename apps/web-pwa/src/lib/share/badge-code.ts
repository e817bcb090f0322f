import type { BadgeChoice } from '@botanica/api-client/contract'
import { BADGE_KINDS, DEFAULT_LANGUAGE, IMAGE_THEMES } from '@botanica/api-client/contract'
import { paths } from '@botanica/ui/paths'

/** Draws the badge that an address of ours describes (https://shields.io/badges/endpoint-badge). */
const SHIELDS_ENDPOINT = 'https://img.shields.io/endpoint'

/** The path of a bot's badge. Values that are the default of the server are left out. */
export function getBadgePath(
  discordBotId: string,
  { kind, theme, language }: BadgeChoice,
  format: 'svg' | 'json' = 'svg'
): string {
  const query = new URLSearchParams({
    ...(kind !== BADGE_KINDS[0] && { kind }),
    ...(theme !== IMAGE_THEMES[0] && { theme }),
    ...(language !== DEFAULT_LANGUAGE && { lang: language }),
  })
  const suffix = query.size > 0 ? `?${query}` : ''
  return `/api/badges/${discordBotId}.${format}${suffix}`
}

interface EmbeddedBadge {
  /** Scheme, host and port of the site. */
  siteUrl: string
  discordBotId: string
  /** What the badge shows, in words. It contains the bot's name. */
  alt: string
  choice: BadgeChoice
}

interface BadgeCode {
  markdown: string
  html: string
  /** The address of the badge at shields.io. */
  shields: string
}

/** The code that embeds a badge which links to the bot's page. */
export function getBadgeCode({ siteUrl, discordBotId, alt, choice }: EmbeddedBadge): BadgeCode {
  const page = `${siteUrl}${paths.bot(discordBotId)}`
  const image = `${siteUrl}${getBadgePath(discordBotId, choice)}`
  const endpoint = `${siteUrl}${getBadgePath(discordBotId, choice, 'json')}`
  return {
    markdown: `[![${escapeMarkdown(alt)}](${image})](${page})`,
    html: `<a href="${escapeHtml(page)}"><img src="${escapeHtml(image)}" alt="${escapeHtml(alt)}"></a>`,
    shields: `${SHIELDS_ENDPOINT}?${new URLSearchParams({ url: endpoint })}`,
  }
}

/** Every punctuation character of ASCII may be escaped in Markdown, so that no name can end the link or start HTML. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#!|~&]/g, '\\$&')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!)
}
