import { ApiFailure, isStatus } from '@botanica/api-client'
import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { loginAddress } from './paths.ts'
import { usePathOfPage } from './use-path-of-page.ts'

const UNAUTHENTICATED = 401
const NOT_FOUND = 'not_found'
/** Document 1 section 9. */
const LOGGED_OUT_REDIRECT_MS = 500

/** Causes after which trying again helps, and those that stand. */
const PASSING = {
  network: 'lost',
  timeout: 'timeout',
  unavailable: 'unavailable',
  rate_limited: 'tooMany',
} as const
const STANDING = {
  account_restricted: 'restricted',
  forbidden: 'forbidden',
  blocked: 'blocked',
  invalid: 'refused',
  unknown_field: 'refused',
} as const

function lookUp<Causes extends object>(causes: Causes, code: string) {
  return Object.hasOwn(causes, code) ? causes[code as keyof Causes] : undefined
}

/** The documents' words for what has failed. */
export interface FailureWords {
  title: string
  text: string
  /** In their place when what it is about does not exist any more. */
  gone?: string
}

/**
 * Says in a toast why something failed, and returns the sentence for the place where it was tried. A passing cause stands
 * before the documents' words, one that stands in place of them. Whoever is logged out is led to sign in and comes back
 * (document 1 section 8).
 */
export function useExplanation() {
  const { t } = useTranslation('toasts')
  const toast = useToast()
  const path = usePathOfPage()

  function sentence(error: unknown, { text, gone }: FailureWords): string {
    const code = error instanceof ApiFailure ? error.code : ''
    if (gone && code === NOT_FOUND) return gone
    const standing = lookUp(STANDING, code)
    if (standing) return t(`because.${standing}`)
    const passing = navigator.onLine ? lookUp(PASSING, code) : 'offline'
    return passing ? `${t(`because.${passing}`)} ${text}` : text
  }

  return function explain(error: unknown, words: FailureWords): string {
    if (isStatus(error, UNAUTHENTICATED)) {
      toast({ title: t('unauthorized.title'), text: t('unauthorized.text'), tone: 'error' })
      setTimeout(() => location.assign(loginAddress(path)), LOGGED_OUT_REDIRECT_MS)
      return t('unauthorized.text')
    }
    const text = sentence(error, words)
    toast({ title: words.title, text, tone: 'error' })
    return text
  }
}
