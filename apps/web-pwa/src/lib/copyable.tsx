import { Button, useToast } from '@botanica/ui/primitives'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface CopyableProps {
  label: string
  help?: string
  text: string
  /** Accessible name of the copy button. */
  copyLabel: string
}

/** A text with a copy button. Its screen loads the catalog `share`. */
export function Copyable({ label, help, text, copyLabel }: CopyableProps) {
  const { t } = useTranslation('share')
  const toast = useToast()
  const code = useRef<HTMLElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('copied'), tone: 'success' })
    } catch {
      // The browser denies permission or the page is not served over HTTPS.
      if (code.current) getSelection()?.selectAllChildren(code.current)
      toast({ title: t('notCopied'), tone: 'error' })
    }
  }

  return (
    <figure>
      <figcaption className="mb-1.5 flex flex-wrap items-end justify-between gap-2">
        <span>
          <span className="block font-semibold">{label}</span>
          {help && <span className="block text-label text-muted">{help}</span>}
        </span>
        <Button
          size="small"
          icon={<Copy size={16} />}
          aria-label={copyLabel}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      </figcaption>
      <pre
        aria-label={label}
        className="rounded-control bg-mist p-3 font-mono text-label break-all whitespace-pre-wrap"
      >
        <code ref={code}>{text}</code>
      </pre>
    </figure>
  )
}
