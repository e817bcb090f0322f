import { useTranslation } from 'react-i18next'

/** The first tab stop: skips the header to `#{target}`; hidden until it has focus. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  const { t } = useTranslation()

  return (
    <a
      href={`#${target}`}
      className="absolute top-2 left-2 z-70 -translate-y-16 rounded-control bg-leaf px-4 py-2 font-medium text-on-leaf focus:translate-y-0"
    >
      {t('nav.skip')}
    </a>
  )
}
