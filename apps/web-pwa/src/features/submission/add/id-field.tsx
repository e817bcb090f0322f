import { Button, ExternalLink, Spinner } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { SubmissionBanner } from '../submission-banner.tsx'
import { FormSection } from '../form/bot-fields.tsx'
import { TextField } from '../form/text-field.tsx'
import type { BotLookup } from './use-bot-lookup.ts'

const DEVELOPER_PORTAL_URL = 'https://discord.com/developers/applications'
const LINK = 'underline underline-offset-4 hover:text-leaf-strong'

interface IdFieldProps {
  lookup: BotLookup
  /** Fills the form with the rejected submission; undefined if the form has no other input. */
  onTakeSubmitted: (() => void) | undefined
}

/** `Trans` sets the text. */
function PortalLink({ children }: { children?: ReactNode }) {
  return (
    <ExternalLink href={DEVELOPER_PORTAL_URL} className={LINK}>
      {children}
    </ExternalLink>
  )
}

/** The bot's id and the result of its lookup. */
export function IdField({ lookup, onTakeSubmitted }: IdFieldProps) {
  const { t } = useTranslation(['forms', 'common'])

  return (
    <FormSection title={t('sections.identity')}>
      <TextField
        field="discordBotId"
        inputMode="numeric"
        help={
          <Trans t={t} i18nKey="fields.discordBotIdHelp" components={{ portal: <PortalLink /> }} />
        }
        isRequired
        problem={
          lookup.trouble ? t(lookup.checkFailed ? 'errors.checkBot' : 'errors.fetchBot') : undefined
        }
      />
      {lookup.isLooking && (
        <output className="-mt-3 flex items-center gap-2 text-label text-muted">
          <Spinner />
          {t('add.lookingUp')}
        </output>
      )}
      {lookup.trouble !== null && !lookup.isUnknown && (
        <Button size="small" className="-mt-2 self-start" onClick={lookup.askAgain}>
          {t('common:actions.retry')}
        </Button>
      )}
      <LookupResult lookup={lookup} onTakeSubmitted={onTakeSubmitted} />
    </FormSection>
  )
}

/** Banner for a bot that was submitted before. */
function LookupResult({ lookup, onTakeSubmitted }: IdFieldProps) {
  const { t } = useTranslation('forms')
  const { approvalStatus, submitted, isOfOthers } = lookup
  if (approvalStatus === 'approved') {
    return <SubmissionBanner tone="danger">{t('errors.alreadyApproved')}</SubmissionBanner>
  }
  if (approvalStatus === 'pending') {
    return <SubmissionBanner tone="pending">{t('errors.alreadyPending')}</SubmissionBanner>
  }
  if (isOfOthers) return <SubmissionBanner tone="danger">{t('add.notYours')}</SubmissionBanner>
  if (!submitted) return null
  return (
    <SubmissionBanner
      tone="danger"
      action={
        onTakeSubmitted && (
          <Button size="small" onClick={onTakeSubmitted}>
            {t('add.takeSubmitted')}
          </Button>
        )
      }
    >
      {t('add.previouslyRejected')}
      {submitted.approvalReason && (
        <span className="block">{t('add.reason', { reason: submitted.approvalReason })}</span>
      )}
    </SubmissionBanner>
  )
}
