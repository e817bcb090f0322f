import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../primitives/cx.ts'

export interface PremiumMarkProps {
  /** Width and height in CSS pixels. */
  size?: number
  className?: string
}

/** The badge beside the name of a member with premium. */
export function PremiumMark({ size = 16, className }: PremiumMarkProps) {
  const { t } = useTranslation()
  const label = t('roles.premium')

  return (
    <span title={label} className={cx('inline-flex shrink-0 text-bloom', className)}>
      <Sparkles aria-hidden="true" size={size} />
      <span className="sr-only">{label}</span>
    </span>
  )
}
