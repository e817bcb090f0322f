import { getErrorCause, hasStatus } from '@botanica/api-client'
import { HTTP_NOT_FOUND, HTTP_UNAUTHORIZED } from '@botanica/api-client/contract'
import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { getLoginUrl } from './paths.ts'
import { usePathOfPage } from './use-path-of-page.ts'

const LOGGED_OUT_REDIRECT_MS = 500

/** Texts for the failure of an action. */
export interface FailureTexts {
  title: string
  text: string
  /** Used instead if the subject no longer exists (404). */
  gone?: string
}

/**
 * Returns a function that explains an error in a toast and returns the text, to be shown next to the control.
 * A temporary cause is put before the screen's text; a permanent one replaces it. A member whose session has
 * ended is redirected to the login, which returns to the page.
 */
export function useExplanation() {
  const { t } = useTranslation('toasts')
  const toast = useToast()
  const path = usePathOfPage()

  function getText(error: unknown, { text, gone }: FailureTexts): string {
    if (gone && hasStatus(error, HTTP_NOT_FOUND)) return gone
    const cause = getErrorCause(error)
    if (!cause) return text
    const causeText = t(`because.${cause.name}`)
    return cause.passes ? `${causeText} ${text}` : causeText
  }

  return function explain(error: unknown, texts: FailureTexts): string {
    if (hasStatus(error, HTTP_UNAUTHORIZED)) {
      toast({ title: t('unauthorized.title'), text: t('unauthorized.text'), tone: 'error' })
      setTimeout(() => location.assign(getLoginUrl(path)), LOGGED_OUT_REDIRECT_MS)
      return t('unauthorized.text')
    }
    const text = getText(error, texts)
    toast({ title: texts.title, text, tone: 'error' })
    return text
  }
}
