import type { OwnBot } from '@botanica/api-client'
import { BotAvatar } from '@botanica/ui/bots'
import { useFormat } from '@botanica/ui/i18n'
import { FieldError } from '@botanica/ui/primitives'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface BotChoiceProps {
  bots: readonly OwnBot[]
  value: number | null
  onValueChange: (botId: number) => void
  isInvalid: boolean
}

/** Radio group of bots with avatar, name and server count. */
export function BotChoice({ bots, value, onValueChange, isInvalid }: BotChoiceProps) {
  const { t } = useTranslation('certification')
  const name = useId()
  const errorId = useId()

  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? errorId : undefined}
    >
      <legend className="mb-1.5 font-semibold">{t('form.choose')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {bots.map((bot) => (
          <Choice
            key={bot.id}
            bot={bot}
            name={name}
            isChosen={bot.id === value}
            onChoose={() => onValueChange(bot.id)}
          />
        ))}
      </div>
      <FieldError id={errorId}>{isInvalid && t('missing.text')}</FieldError>
    </fieldset>
  )
}

interface ChoiceProps {
  bot: OwnBot
  name: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ bot, name, isChosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('certification')
  const format = useFormat()

  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-plate border border-edge bg-plate p-2 pr-4 transition-colors duration-150 hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-2 has-focus-visible:outline-leaf">
      <BotAvatar discordBotId={bot.discordBotId} avatar={bot.avatar} name={bot.name} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block truncate leading-5 font-semibold">{bot.name}</span>{' '}
        <span className="numbers block text-label text-muted">
          {t('form.servers', {
            count: bot.sustainedServingCount,
            figure: format.exact(bot.sustainedServingCount),
          })}
        </span>
      </span>
      <input
        type="radio"
        name={name}
        value={bot.id}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-leaf outline-none"
      />
    </label>
  )
}
