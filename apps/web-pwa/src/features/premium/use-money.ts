import { useFormat } from '@botanica/ui/i18n'
import { useMemo } from 'react'

/** A price as the reader's language writes it: `$4.99`. @returns a formatter of amounts as providers write them */
export function useMoney() {
  const { language } = useFormat()
  return useMemo(
    () => (amount: string, currency: string) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount)),
    [language]
  )
}
