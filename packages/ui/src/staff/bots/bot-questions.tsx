import type { EvaluatedBot } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../i18n/dates.tsx'
import { personName } from '../../people/names.ts'
import { Button } from '../../primitives/button.tsx'
import { DetailPart } from '../layout/detail-part.tsx'
import { useWithdrawQuestion } from './use-question.ts'

type Question = EvaluatedBot['questions'][number]

/** What staff have asked the owners of a bot, and their answers; nothing when they were never asked. */
export function BotQuestions({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('staff')
  // A server of an earlier release does not send them.
  const questions = bot.questions ?? []
  if (questions.length === 0) return null

  return (
    <DetailPart title={t('bots.questions.heading')}>
      <ol className="flex flex-col gap-3">
        {questions.map((question, at) => (
          <QuestionItem
            key={question.id}
            question={question}
            // Only the latest one can be open.
            openFor={at === 0 && bot.isWaitingForOwner ? bot : null}
            isOwn={bot.isOwn}
          />
        ))}
      </ol>
    </DetailPart>
  )
}

interface QuestionItemProps {
  question: Question
  /** The bot whose owners have not answered it yet; null for a question that waits no more. */
  openFor: EvaluatedBot | null
  /** Whether the viewer owns the bot: owners neither see who has asked, nor withdraw the question. */
  isOwn: boolean
}

function QuestionItem({ question, openFor, isOwn }: QuestionItemProps) {
  const { t } = useTranslation('staff')
  const { asker, text, createdAt, answer, answerer, closedAt } = question

  return (
    <li className="border-l-2 border-line pl-3 text-label">
      <Line name={personName(asker)} at={createdAt} />
      <p className="break-words whitespace-pre-wrap">{text}</p>
      {answer !== null && closedAt !== null && (
        <div className="mt-1 border-l-2 border-leaf pl-3">
          <Line name={personName(answerer)} at={closedAt} />
          <p className="break-words whitespace-pre-wrap">{answer}</p>
        </div>
      )}
      {openFor && !isOwn && <Withdraw bot={openFor} />}
      {!openFor && answer === null && (
        <p className="text-muted">{t('bots.questions.unanswered')}</p>
      )}
    </li>
  )
}

function Line({ name, at }: { name: string | null; at: string }) {
  const { t } = useTranslation('staff')

  return (
    <p className="text-muted">
      <span className="font-semibold text-ink">{name ?? t('bots.notes.somebody')}</span>
      {' · '}
      <RelativeTime value={at} />
    </p>
  )
}

function Withdraw({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('staff')
  const { act, isBusy } = useWithdrawQuestion(bot)

  return (
    <Button size="small" className="mt-1" busy={isBusy} onClick={() => act(undefined)}>
      {t(isBusy ? 'bots.questions.withdrawing' : 'bots.questions.withdraw')}
    </Button>
  )
}
