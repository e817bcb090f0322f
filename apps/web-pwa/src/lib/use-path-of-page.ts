import { useLocation } from 'react-router-dom'
import { withoutLanguage } from './language.ts'

/** The current path with query and anchor, to return to after signing in. */
export function usePathOfPage(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + withoutLanguage(search) + hash
}
