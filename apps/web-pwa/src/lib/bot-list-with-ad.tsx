import { BotCard, BotGrid, BotList, type BotListProps } from '@botanica/ui/bots'
import { Fragment } from 'react'
import { AdSlot } from './ad-slot.tsx'

/** Number of bots before the ad. */
const BOTS_BEFORE_AD = 8

/**
 * Lists with fewer bots after the ad have none: those bots may all move to the row before it, which would
 * leave the ad at the end, next to the footer's.
 */
const MIN_BOTS_AFTER_AD = 4

/** A list of bots with an ad in a row of its own. The cards that follow fill the row before it. */
export function BotListWithAd(props: BotListProps) {
  const { bots, label, headingLevel = 3, eagerCards = 0 } = props
  if (!bots || bots.length < BOTS_BEFORE_AD + MIN_BOTS_AFTER_AD) return <BotList {...props} />

  return (
    <BotGrid label={label} className="grid-flow-row-dense">
      {bots.map((bot, index) => (
        <Fragment key={bot.discordBotId}>
          {index === BOTS_BEFORE_AD && (
            <AdSlot as="li" placement="in-list" className="col-span-full" />
          )}
          <li className="min-w-0">
            <BotCard bot={bot} headingLevel={headingLevel} eager={index < eagerCards} />
          </li>
        </Fragment>
      ))}
    </BotGrid>
  )
}
