import { COMPARISON_LIMIT } from '@botanica/api-client/contract'
import { cx, iconButtonClass, useToast } from '@botanica/ui/primitives'
import { Check, Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  getCompareUrl,
  readComparedBots,
  storeComparedBots,
  useComparedBots,
} from './compared-bots.ts'

export interface CompareToggleProps {
  bot: { discordBotId: string; name: string }
}

/** Adds the bot of a card to the comparison, or removes it. */
export function CompareToggle({ bot }: CompareToggleProps) {
  const { t } = useTranslation('compare')
  const toast = useToast()
  const navigate = useNavigate()
  const isCompared = useComparedBots().includes(bot.discordBotId)
  const label = t('toggle.label', { name: bot.name })

  function toggle() {
    const ids = readComparedBots()
    const action = {
      label: t('toggle.open'),
      onSelect: () => void navigate(getCompareUrl(readComparedBots())),
    }
    if (ids.includes(bot.discordBotId)) {
      storeComparedBots(ids.filter((id) => id !== bot.discordBotId))
    } else if (ids.length >= COMPARISON_LIMIT) {
      toast({
        title: t('toggle.fullTitle'),
        text: t('full', { max: COMPARISON_LIMIT }),
        tone: 'info',
        action,
      })
    } else {
      storeComparedBots([...ids, bot.discordBotId])
      toast({ title: t('toggle.added', { name: bot.name }), tone: 'success', action })
    }
  }

  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isCompared}
      onClick={toggle}
      className={iconButtonClass({
        variant: 'outline',
        size: 'small',
        className: cx(
          'absolute! top-4 right-4 z-1 size-9! rounded-full!',
          isCompared && 'border-leaf! bg-leaf! text-on-leaf!'
        ),
      })}
    >
      {isCompared ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Scale aria-hidden="true" className="size-4" />
      )}
    </button>
  )
}
