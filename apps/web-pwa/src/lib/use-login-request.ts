import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { getLoginUrl } from './paths.ts'
import { usePathOfPage } from './use-path-of-page.ts'

/** Returns a function that shows visitors a toast with a login link, which returns to the page. */
export function useLoginRequest() {
  const { t } = useTranslation('common')
  const toast = useToast()
  const path = usePathOfPage()

  return (title: string, text: string) =>
    toast({
      title,
      text,
      tone: 'error',
      action: { label: t('nav.login'), onSelect: () => location.assign(getLoginUrl(path)) },
    })
}
