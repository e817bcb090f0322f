import { getErrorCause, hasStatus } from '@botanica/api-client'
import { HTTP_NOT_FOUND, HTTP_UNAUTHORIZED } from '@botanica/api-client/contract'
import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { getLoginUrl } from './paths.ts'
import { usePathOfPage } from './use-path-of-page.ts'

const LOGGED_OUT_REDIRECT_MS = 500

/** The documents' words for what has failed. */
export interface FailureTexts {
  title: string
  text: string
  /** In their place when what it is about does not exist any more. */
  gone?: string
}

/**
 * Says in a toast why something failed, and returns the sentence for the place where it was tried. A passing cause stands
 * before the screen's own sentence, one that replaces it. Whoever is logged out is led to sign in and comes back.
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
