import { useLocation } from 'react-router-dom'
import { withoutLanguage } from './language.ts'

/** The page's address within the site, to come back to. */
export function usePathOfPage(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + withoutLanguage(search) + hash
}
