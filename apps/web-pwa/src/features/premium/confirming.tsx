import { SproutDrawing } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'

/** Shown after a payment until the provider has confirmed it. */
export function Confirming({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation('premium')

  return (
    <section
      aria-labelledby="confirming"
      className="mb-10 flex flex-col items-center rounded-sheet border border-line bg-plate px-4 py-10 text-center"
    >
      <span className="breathe">
        <SproutDrawing />
      </span>
      <h1 id="confirming" className="mt-4 font-serif text-heading font-medium">
        {t('confirming.title')}
      </h1>
      <output className="mt-2 block max-w-narrow text-muted">
        {t(isSlow ? 'confirming.slow' : 'confirming.text')}
      </output>
    </section>
  )
}
