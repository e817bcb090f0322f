import { hasRoleWithRight } from '@botanica/api-client/contract'
import type { EvaluatedBot } from '@botanica/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../i18n/dates.tsx'
import { AppLink } from '../../primitives/link.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { DetailPart } from '../layout/detail-part.tsx'
import { getTabPath } from '../paths.ts'

/** The open reports of a bot, for those who handle them; nothing without any. */
export function BotReports({ bot: { id, isOwn } }: { bot: EvaluatedBot }) {
  const { t } = useTranslation(['staff', 'reports'])
  const { viewer } = useStaff()
  const { data: open } = useQuery({
    ...useStaffQueries().botReports(id),
    enabled: !isOwn && hasRoleWithRight(viewer.roles, 'handleReports'),
  })
  if (!open) return null

  return (
    <DetailPart title={t('bots.reports.title', { count: open.reportCount })}>
      <ul className="flex flex-col gap-2">
        {open.reports.map((report) => (
          <li key={report.id} className="border-l-2 border-danger pl-3 text-label">
            <p>
              <span className="font-semibold">{t(`reports:reasons.${report.reason}`)}</span>
              {' · '}
              <RelativeTime value={report.createdAt} className="text-muted" />
            </p>
            {report.text && <p className="break-words text-muted">{report.text}</p>}
          </li>
        ))}
      </ul>
      <AppLink
        href={getTabPath('reports', { report: String(open.id) })}
        className="mt-2 inline-block text-label text-leaf underline underline-offset-4 hover:text-leaf-strong"
      >
        {t('bots.reports.open')}
      </AppLink>
    </DetailPart>
  )
}
