import { BotCard, BotGrid, BotList, type BotListProps } from '@botanica/ui/bots'
import { Fragment } from 'react'
import { AdSlot } from './ad-slot.tsx'

/** The ad stands after so many bots. */
const BOTS_BEFORE_AD = 8

/**
 * A list with fewer than these after it has none: they may all go into the row before it, and it would stand at the
 * end, beside the footer's.
 */
const MIN_BOTS_AFTER_AD = 4

/** A list of bots with an ad in it, in a row of its own: the cards that follow fill the row before. */
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
