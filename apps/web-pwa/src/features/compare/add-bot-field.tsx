import { BotAvatar } from '@botanica/ui/bots/bot-avatar'
import { Button, SearchField } from '@botanica/ui/primitives'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkedName } from '../../lib/search/marked-name.tsx'
import { useSuggestions } from '../../lib/search/use-suggestions.ts'

interface AddBotFieldProps {
  /** Bots that are in the comparison already. */
  ids: readonly string[]
  onAdd: (discordBotId: string) => void
}

/** Finds bots by name, also without a connection, and adds the chosen one. */
export function AddBotField({ ids, onAdd }: AddBotFieldProps) {
  const { t } = useTranslation('compare')
  const [text, setText] = useState('')
  const { requested, data, isError } = useSuggestions(text)
  const isAsked = text.trim() !== '' && requested !== ''
  const bots = (isAsked ? (data ?? []) : []).flatMap((suggestion) =>
    suggestion.kind === 'bot' ? [suggestion] : []
  )
  const found = bots.filter(({ discordBotId }) => !ids.includes(discordBotId))

  function describeNoResults() {
    if (isError) return t('searchFailed')
    if (bots.length === 0) return t('noResults')
    const names = bots.map(({ name }) => name).join(', ')
    return t('alreadyAdded', { count: bots.length, names })
  }

  return (
    <search className="needs-script mt-5 block max-w-narrow">
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t('add')}
          placeholder={t('addPlaceholder')}
          value={text}
          onValueChange={setText}
        />
      </form>
      <output className="block">
        {isAsked && found.length === 0 && (data !== undefined || isError) && (
          <p className="mt-2 text-muted">{describeNoResults()}</p>
        )}
      </output>
      {found.length > 0 && (
        <ul aria-label={t('results')} className="mt-2 flex flex-col gap-1">
          {found.map(({ discordBotId, avatar, name, matches }) => (
            <li key={discordBotId}>
              <Button
                variant="quiet"
                block
                aria-label={t('addNamed', { name })}
                className="justify-start!"
                onClick={() => {
                  setText('')
                  onAdd(discordBotId)
                }}
              >
                <BotAvatar discordBotId={discordBotId} avatar={avatar} name={name} size={24} />
                <MarkedName name={name} matches={matches} />
                <Plus aria-hidden="true" className="ml-auto size-4 text-muted" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
