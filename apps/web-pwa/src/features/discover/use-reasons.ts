import type { RankedBot } from '@botanica/api-client'
import { DEFAULT_BOT_SORT, getDefaultBotSort, TRENDS } from '@botanica/api-client/contract'
import { useCategoryTexts, useFormat } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'
import type { DiscoverChoice } from './discover-list.ts'

/**
 * A line for each card, by Discord id, that says why the bot has its place. By popularity there is none: the card has
 * the numbers already.
 */
export function useReasons(
  bots: readonly RankedBot[] | undefined,
  { search, sort }: DiscoverChoice
): ReadonlyMap<string, string> | undefined {
  const getReason = useReasonText()
  if ((sort ?? getDefaultBotSort(search)) === DEFAULT_BOT_SORT) return undefined
  return new Map((bots ?? []).map((bot) => [bot.discordBotId, getReason(bot)]))
}

function useReasonText() {
  const { t } = useTranslation(['discover', 'bots'])
  const format = useFormat()
  const texts = useCategoryTexts()
  const count = (value: number) => ({ count: value, exact: format.exact(value) })

  // A list that an earlier release has stored on the device has no reasons.
  return ({ reason }: { reason?: RankedBot['reason'] }): string => {
    switch (reason?.kind) {
      case 'match': {
        const { field, words } = reason
        const names = field === 'category' ? words.map((name) => texts.name(name)) : words
        const quoted = names.map((word) => t('reasons.quoted', { word })).join(', ')
        return t(`reasons.${field}`, { words: quoted })
      }
      case 'trending': {
        const usual = Math.round(reason.usual)
        const text = reason.votes > usual ? 'reasons.trending' : 'reasons.notTrending'
        return t(text, { ...count(reason.votes), days: TRENDS.days, usual: format.exact(usual) })
      }
      case 'rating': {
        if (reason.average === null) return t('bots:card.noRatings')
        const rating = format.rating(reason.average)
        return t('reasons.rating', { ...count(reason.ratings), rating })
      }
      case 'submitted':
      case 'updated': {
        return t(`reasons.${reason.kind}`, { date: format.utcDay(new Date(reason.at)) })
      }
      default: {
        return ''
      }
    }
  }
}
