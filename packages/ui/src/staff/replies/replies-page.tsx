import { GUIDELINES, hasRoleWithRight, LANGUAGES } from '@botanica/api-client/contract'
import type { SavedReply } from '@botanica/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTranslated } from '../../i18n/use-translated.ts'
import { Badge } from '../../primitives/badge.tsx'
import { Button } from '../../primitives/button.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../primitives/states.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { StaffSubpage, SubpageTitle } from '../layout/staff-subpage.tsx'
import { DeleteReplyDialog } from './delete-reply-dialog.tsx'
import { REPLY_TEXTS } from './fill-reply.ts'
import { ReplyDialog } from './reply-dialog.tsx'

type Open = { dialog: 'edit'; reply: SavedReply | null } | { dialog: 'delete'; reply: SavedReply }

/** The saved replies that the viewer can use: shared ones and their own. */
export function RepliesPage() {
  const { t } = useTranslation(['staff', 'common'])
  const { data: replies, isError, refetch } = useQuery(useStaffQueries().savedReplies())
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  return (
    <StaffSubpage back={t('replies.backToDashboard')}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <SubpageTitle title={t('replies.title')} text={t('replies.subtitle')} />
        <Button
          variant="filled"
          icon={<Plus size={18} />}
          onClick={() => setOpen({ dialog: 'edit', reply: null })}
        >
          {t('replies.add')}
        </Button>
      </div>
      {replies ? (
        <ReplyCards replies={replies} onOpen={setOpen} />
      ) : isError ? (
        <ErrorState
          text={t('replies.failed')}
          action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
        />
      ) : (
        <LoadingState text={t('replies.loading')} />
      )}
      {open?.dialog === 'edit' && <ReplyDialog reply={open.reply} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteReplyDialog reply={open.reply} onClose={close} />}
    </StaffSubpage>
  )
}

interface ReplyCardsProps {
  replies: readonly SavedReply[]
  onOpen: (open: Open) => void
}

function ReplyCards({ replies, onOpen }: ReplyCardsProps) {
  const { t } = useTranslation('staff')
  const { viewer } = useStaff()
  const mayChangeShared = hasRoleWithRight(viewer.roles, 'manageSharedReplies')
  if (replies.length === 0)
    return <EmptyState title={t('replies.empty')} text={t('replies.emptyText')} />
  return (
    <ul className="grid items-start gap-3 lg:grid-cols-2">
      {replies.map((reply) => (
        <li key={reply.id} className="min-w-0">
          <ReplyCard reply={reply} onOpen={reply.shared && !mayChangeShared ? undefined : onOpen} />
        </li>
      ))}
    </ul>
  )
}

interface ReplyCardProps {
  reply: SavedReply
  /** Undefined where the viewer may not change the reply. */
  onOpen: ((open: Open) => void) | undefined
}

function ReplyCard({ reply, onOpen }: ReplyCardProps) {
  const { t } = useTranslation(['staff', 'common'])
  const translated = useTranslated()
  const { title: name, ruleIds, shared } = reply

  return (
    <article aria-label={name} className="rounded-plate border border-line bg-plate p-4">
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 flex-1 font-serif text-title font-medium wrap-anywhere">{name}</h2>
        {onOpen && (
          <div className="-mt-1 -mr-1 flex shrink-0">
            <IconButton
              size="small"
              label={t('replies.editNamed', { name })}
              icon={<Pencil className="size-4" />}
              onClick={() => onOpen({ dialog: 'edit', reply })}
            />
            <IconButton
              size="small"
              label={t('replies.deleteNamed', { name })}
              icon={<Trash2 className="size-4" />}
              onClick={() => onOpen({ dialog: 'delete', reply })}
            />
          </div>
        )}
      </div>
      <dl className="mt-1 grid gap-2">
        {LANGUAGES.map((language) => (
          <div key={language}>
            <dt className="text-label font-semibold text-muted">
              {t(`common:language.${language}`)}
            </dt>
            <dd lang={language} className="whitespace-pre-line wrap-anywhere">
              {reply[REPLY_TEXTS[language]]}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 flex flex-wrap items-center gap-1.5">
        <li className="flex">
          <Badge tone={shared ? 'leaf' : 'plain'}>
            {t(shared ? 'replies.shared' : 'replies.personal')}
          </Badge>
        </li>
        {ruleIds.map((id) => (
          <li key={id} className="flex">
            <Badge>{translated(GUIDELINES[id].title)}</Badge>
          </li>
        ))}
      </ul>
    </article>
  )
}
