import { POSTED_COUNT_LIFE_MS, type ServerCountSource } from '@botanica/api-client/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import type { BotCardBot } from './types.ts'

/** The server count of a bot, with its source and time. */
export type CountedBot = Pick<BotCardBot, 'servingCount' | 'servingCountSource' | 'servingCountAt'>

type ServerCountOrigin = Exclude<ServerCountSource, 'seed'> | 'stale'

/** Whether the bot posted its server count, staff set it, or it is stale. Null when nothing is known. */
export function getServerCountOrigin(
  { servingCountSource: source, servingCountAt: at }: CountedBot,
  now: number
): ServerCountOrigin | null {
  if (!source || source === 'seed' || !at) return null
  return source === 'bot' && now - Date.parse(at) > POSTED_COUNT_LIFE_MS ? 'stale' : source
}

/** The same, as of when the component was mounted. */
export function useServerCountOrigin(bot: CountedBot): ServerCountOrigin | null {
  const [now] = useState(() => Date.now())
  return getServerCountOrigin(bot, now)
}

/** All digits of a server count, where it comes from and from when: `1,290 servers · reported by the bot · Apr 3, 2026`. */
export function useServerCountText(bot: CountedBot): string {
  const { t } = useTranslation('bots')
  const format = useFormat()
  const origin = useServerCountOrigin(bot)
  const { servingCount: count, servingCountAt: at } = bot
  const servers = t('card.serversExact', { count, exact: format.exact(count) })
  if (!origin || !at) return servers
  return [servers, t(`card.countSource.${origin}`), format.utcDay(new Date(at))].join(' · ')
}
