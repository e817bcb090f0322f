import type { AdPlacement } from '@botanica/api-client/contract'
import { BotCard, BotGrid, BotList, type BotListProps } from '@botanica/ui/bots'
import { cx } from '@botanica/ui/primitives'
import { Fragment } from 'react'
import { AdSlot } from './ad-slot.tsx'
import { renderCardCorner } from './compare/card-corner.tsx'

interface BotListWithAdProps extends BotListProps {
  placement: AdPlacement
  botsBeforeAd: number
  /** Lists with fewer bots after the ad have none. */
  minBotsAfterAd: number
  /** Where the ad is shown. */
  adClassName?: string
}

/** A list of bots with an ad in a row of its own. The cards that follow fill the row before it. */
export function BotListWithAd({
  placement,
  botsBeforeAd,
  minBotsAfterAd,
  adClassName,
  ...props
}: BotListWithAdProps) {
  const { bots, label, headingLevel = 3, eagerCards = 0, notes } = props
  if (!bots || bots.length < botsBeforeAd + minBotsAfterAd) {
    return <BotList {...props} renderCorner={renderCardCorner} />
  }

  return (
    <BotGrid label={label} className="grid-flow-row-dense">
      {bots.map((bot, index) => (
        <Fragment key={bot.discordBotId}>
          {index === botsBeforeAd && (
            <AdSlot as="li" placement={placement} className={cx('col-span-full', adClassName)} />
          )}
          <li className="min-w-0">
            <BotCard
              bot={bot}
              headingLevel={headingLevel}
              eager={index < eagerCards}
              corner={renderCardCorner(bot)}
              note={notes?.get(bot.discordBotId)}
            />
          </li>
        </Fragment>
      ))}
    </BotGrid>
  )
}
