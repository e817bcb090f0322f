import { makeBadge } from 'badge-maker'
import { abbreviate, type Language, SITE_NAME } from '#app/core/rules'
import type { PresenceStatus } from '#app/platform/rules'
import { IMAGE_TEXTS } from '#app/site/image_texts'
import type { BadgeChoice, ImageTheme } from '#app/site/rules'

/** The counts that a badge may show. */
export interface BadgeCounts {
  voteCount: number
  servingCount: number
  averageRating: number | null
  presenceStatus: PresenceStatus | null
}

/** The texts and colors of a badge. */
export interface Badge {
  label: string
  message: string
  color: string
  labelColor: string
}

const BEST_RATING = 5
const LABEL_COLORS: Record<ImageTheme, string> = { light: '#e6ebdf', dark: '#24352c' }
/** White text on them has a contrast of at least 4.5:1. */
const COLORS = { votes: '#b0482f', rating: '#86600f', servers: '#176038', none: '#5c6660' } as const
const STATUS_COLORS: Record<PresenceStatus, string> = {
  online: '#1f7a3d',
  idle: '#8a6100',
  dnd: '#b3302b',
  offline: COLORS.none,
}

/** 1,290 is `1.2K`: a number that is too small is believed longer than one that is too large. */
export function formatCount(count: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { notation: 'compact', roundingMode: 'floor' })
  return abbreviate(format, count)
}

export function formatRating(rating: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${new Intl.NumberFormat(language, digits).format(rating)}/${BEST_RATING}`
}

function toMessage(bot: BadgeCounts, { kind, language }: BadgeChoice): [string, string] {
  const texts = IMAGE_TEXTS[language]
  switch (kind) {
    case 'votes':
      return [formatCount(bot.voteCount, language), COLORS.votes]
    case 'servers':
      return [formatCount(bot.servingCount, language), COLORS.servers]
    case 'rating':
      return bot.averageRating === null
        ? [texts.noRatings, COLORS.none]
        : [formatRating(bot.averageRating, language), COLORS.rating]
    case 'status':
      return bot.presenceStatus === null
        ? [texts.status.unknown, COLORS.none]
        : [texts.status[bot.presenceStatus], STATUS_COLORS[bot.presenceStatus]]
  }
}

/** Returns a bot's badge. */
export function toBadge(bot: BadgeCounts, choice: BadgeChoice): Badge {
  const [message, color] = toMessage(bot, choice)
  return {
    label: IMAGE_TEXTS[choice.language].labels[choice.kind],
    message,
    color,
    labelColor: LABEL_COLORS[choice.theme],
  }
}

/** Returns the badge of a bot without a public page. */
export function toMissingBadge({ theme, language }: BadgeChoice): Badge {
  return {
    label: SITE_NAME,
    message: IMAGE_TEXTS[language].notFound,
    color: COLORS.none,
    labelColor: LABEL_COLORS[theme],
  }
}

/** Draws a badge as SVG, whose title is its text. */
export function drawBadge(badge: Badge): string {
  return makeBadge({ ...badge, style: 'flat-square' })
}
