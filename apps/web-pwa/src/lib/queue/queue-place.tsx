import { COUNTED_PLACES, DAY_SECONDS, HOUR_SECONDS, MINUTE_MS } from '@botanica/api-client/contract'
import { createSubmissionQueries, type QueuePlace as Place } from '@botanica/api-client/submission'
import { useFormat } from '@botanica/ui/i18n'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../services.tsx'
import { AnswerForm } from './answer-form.tsx'

/** Longer times are given in days. */
const MAX_HOURS = 48

/** Returns a function that names a time in hours or days, rounded up. */
function useDuration() {
  const { t } = useTranslation('queue')
  const format = useFormat()
  return (seconds: number) => {
    const hours = Math.max(1, Math.ceil(seconds / HOUR_SECONDS))
    if (hours <= MAX_HOURS) return t('hours', { count: hours, exact: format.exact(hours) })
    const days = Math.ceil(seconds / DAY_SECONDS)
    return t('days', { count: days, exact: format.exact(days) })
  }
}

/** Where a bot or its change is in the queue of staff, an estimate, and whose turn it is. */
export function QueuePlace({ botId }: { botId: number }) {
  const { t } = useTranslation('queue')
  const { api } = useServices()
  const { data, isError } = useQuery({
    ...createSubmissionQueries(api.calls).queuePlace(botId),
    // Others are decided meanwhile.
    refetchInterval: MINUTE_MS,
  })
  if (!data) {
    return <output className="block text-label">{t(isError ? 'failed' : 'loading')}</output>
  }
  const { question } = data

  return (
    <>
      <QueuePlaceText data={data} />
      {question && (
        <>
          <blockquote className="mt-1 border-l-2 pl-3 break-words whitespace-pre-wrap">
            {question.text}
          </blockquote>
          <AnswerForm key={question.id} botId={botId} questionId={question.id} />
        </>
      )}
    </>
  )
}

/** @param props.data the response of the call */
export function QueuePlaceText({ data }: { data: Place }) {
  const { t } = useTranslation('queue')
  const format = useFormat()
  const duration = useDuration()
  const { state, place, estimate } = data
  if (state === 'none') return null
  if (state === 'asked') return <span className="block font-medium">{t('asked')}</span>
  if (state === 'rejected') return <span className="block font-medium">{t('yourTurn')}</span>
  const exact = format.exact(place ?? COUNTED_PLACES)
  const isHeld = state === 'held'

  return (
    <>
      <span className="block font-medium">
        {place === null
          ? t(isHeld ? 'heldFar' : 'far', { exact })
          : t(isHeld ? 'heldPlace' : 'place', { exact })}
      </span>
      {estimate && (
        <span className="block">
          {t('estimate', {
            median: duration(estimate.medianSeconds),
            most: duration(estimate.p90Seconds),
          })}
        </span>
      )}
    </>
  )
}
