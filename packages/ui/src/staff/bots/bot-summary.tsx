import type { StaffBot } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { BotAvatar } from '../../bots/bot-avatar.tsx'
import { personName } from '../../people/names.ts'
import { PremiumMark } from '../../people/premium-mark.tsx'
import { Rosette } from '../../primitives/rosette.tsx'
import { NameCell } from '../table/name-cell.tsx'

const SEAL_PX = 16
const SIGN_PX = 14

/** Returns a function that names a bot's submitter; "Unknown User" for a deleted account. */
export function useSubmitterName() {
  const { t } = useTranslation()
  return ({ submitter }: Pick<StaffBot, 'submitter'>) =>
    (submitter && personName(submitter)) ?? t('people.unknownUser')
}

interface BotSummaryProps {
  bot: StaffBot
  /** Whether the title says if the viewer has had the bot open. */
  marksUnviewed?: boolean
}

/** A bot in a row: avatar, name and submitter. */
export function BotSummary({ bot, marksUnviewed = false }: BotSummaryProps) {
  const { t } = useTranslation(['staff', 'bots'])
  const getSubmitterName = useSubmitterName()
  // Lists that were stored on the device before bots had this field mark none.
  const isUnviewed = marksUnviewed && bot.isViewed === false

  return (
    <NameCell
      image={
        <BotAvatar
          discordBotId={bot.discordBotId}
          avatar={bot.avatar}
          name={bot.name}
          size={32}
          // Its border does not make the row higher.
          className="-my-1"
        />
      }
      title={bot.name}
      isNew={marksUnviewed ? isUnviewed : undefined}
      titleSigns={
        <>
          {isUnviewed && (
            <span
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no image
              role="img"
              aria-label={t('bots.unviewed')}
              title={t('bots.unviewed')}
              className="size-2 shrink-0 rounded-full bg-leaf"
            />
          )}
          {bot.certified && (
            <>
              <Rosette size={SEAL_PX} />
              <span className="sr-only">{t('bots:card.certified')}</span>
            </>
          )}
        </>
      }
      text={bot.isOwn ? t('bots.byYou') : t('bots.by', { name: getSubmitterName(bot) })}
      textSigns={bot.submitter?.isPremium && <PremiumMark size={SIGN_PX} />}
    />
  )
}
