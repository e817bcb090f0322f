import { useFormat } from '@botanica/ui/i18n'
import { useMemo } from 'react'

/** Returns a formatter of prices in the current language: `$4.99`. It takes amounts as decimal strings. */
export function useMoney() {
  const { language } = useFormat()
  return useMemo(
    () => (amount: string, currency: string) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount)),
    [language]
  )
}
