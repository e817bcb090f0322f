import type { QueuedBotChange } from '@botanica/api-client/staff'
import { ExternalLink as LeaveIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../i18n/dates.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { LinkButton } from '../../primitives/button.tsx'
import { ListingDiff } from '../../versions/listing-diff.tsx'
import { DecisionBar, DecisionButton } from '../layout/decision-bar.tsx'
import { useCommands } from '../palette/commands.tsx'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import { ApproveDialog, RejectDialog } from './change-dialogs.tsx'
import { useDiffTexts } from './use-diff-texts.ts'

const DECISIONS = ['approve', 'reject'] as const
type DecisionName = (typeof DECISIONS)[number]
const KEYS: Record<DecisionName, string> = { approve: 'a', reject: 'r' }
const TONES = { held: 'pending', sampled: 'plain' } as const

interface ChangeDetailProps {
  change: QueuedBotChange
}

/** A change of a bot, field by field, and the decision on it. */
export function ChangeDetail({ change }: ChangeDetailProps) {
  const { t } = useTranslation('staff')
  const [open, setOpen] = useState<DecisionName | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { bot, kind, author, heldFor, before, after, createdAt } = change
  const close = () => setOpen(null)
  const name = author?.displayName ?? author?.username ?? t('changes.somebody')
  // On a phone the detail opens below the list and scrolls into view.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <article aria-label={bot.name} className="flex min-h-full flex-col">
      <div className="flex-1 p-4 md:p-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 ref={heading} className="font-serif text-title font-medium wrap-anywhere">
            {bot.name}
          </h3>
          <LinkButton
            size="small"
            href={paths.bot(bot.discordBotId)}
            icon={<LeaveIcon size={14} />}
          >
            {t('bots.openPage')}
          </LinkButton>
        </div>
        <p className="mt-1 text-label text-muted">
          {t('bots.by', { name })}
          {' · '}
          <RelativeTime value={createdAt} />
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={TONES[kind]}>{t(`changes.kinds.${kind}`)}</Badge>
          {heldFor.map((field) => (
            <Badge key={field} tone="danger">
              {t(`changes.heldFor.${field}`)}
            </Badge>
          ))}
        </p>
        <p className="my-4 max-w-text">{t(`changes.explained.${kind}`)}</p>
        <ListingDiff before={before} after={after} texts={useDiffTexts()} />
      </div>
      <Decision change={change} onOpen={setOpen} />
      {open === 'approve' && <ApproveDialog change={change} onClose={close} />}
      {open === 'reject' && <RejectDialog change={change} onClose={close} />}
    </article>
  )
}

interface DecisionProps extends ChangeDetailProps {
  onOpen: (name: DecisionName) => void
}

/** Staff cannot decide on changes of their own bots. */
function Decision({ change: { isOwn, bot }, onOpen }: DecisionProps) {
  const { t } = useTranslation('staff')
  const labels = { approve: t('bots.actions.approve'), reject: t('changes.reject') }
  useShortcuts(
    isOwn
      ? {}
      : Object.fromEntries(DECISIONS.map((name) => [KEYS[name], () => onOpen(name)] as const))
  )
  useCommands(
    DECISIONS.filter(() => !isOwn).map((name) => ({
      id: `change ${name}`,
      group: 'here',
      label: `${labels[name]}: ${bot.name}`,
      shortcut: KEYS[name],
      run: () => onOpen(name),
    }))
  )

  return (
    <DecisionBar note={isOwn && t('bots.ownBot')}>
      {DECISIONS.map((name) => (
        <DecisionButton
          key={name}
          variant={name === 'approve' ? 'filled' : 'danger'}
          disabled={isOwn}
          shortcut={KEYS[name]}
          onClick={() => onOpen(name)}
        >
          {labels[name]}
        </DecisionButton>
      ))}
    </DecisionBar>
  )
}
