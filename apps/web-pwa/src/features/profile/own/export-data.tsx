import { Button, useToast } from '@botanica/ui/primitives'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import type { Viewer } from '../../../lib/viewer.ts'

const HEADING_ID = 'your-data'
const JSON_TYPE = 'application/json'
const INDENT = 2
/** Longer than browsers take to start the download. */
const OBJECT_URL_LIFETIME_MS = 60_000

function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: JSON_TYPE }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS)
}

/** Downloads the member's data as a file. It uses an API call, because a plain link could not report errors. */
export function ExportData({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation(['profile', 'toasts'])
  const { api } = useServices()
  const toast = useToast()
  const { act, isBusy, failure } = useMemberMutation({
    name: ['export'],
    send: () => api.calls.account.export({}),
    onSuccess: (exported, id: string) => {
      saveFile(`botanica-${id}.json`, JSON.stringify(exported, null, INDENT))
      toast({ title: t('data.exported'), tone: 'success' })
    },
    failed: { title: t('toasts:error.title'), text: t('data.exportFailed') },
  })

  return (
    <section aria-labelledby={HEADING_ID} className="border-t border-line pt-8">
      <h2 id={HEADING_ID} className="font-serif text-title font-medium">
        {t('data.title')}
      </h2>
      <p className="mt-1 text-muted">{t('data.text')}</p>
      <Button
        icon={<Download size={18} />}
        busy={isBusy}
        onClick={() => act(viewer.id)}
        className="mt-4"
      >
        {isBusy ? t('data.exporting') : t('data.export')}
      </Button>
      {failure && <p className="mt-2 font-medium text-danger">{failure}</p>}
    </section>
  )
}
