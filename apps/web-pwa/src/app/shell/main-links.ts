import { PATHS } from '../../lib/paths.ts'
import { House, LayoutGrid, Plus, Search, Sparkles } from 'lucide-react'

/** The main links, in the order of the header. */
export const MAIN_LINKS = [
  { href: PATHS.home, label: 'nav.home', icon: House },
  { href: PATHS.discover, label: 'nav.discover', icon: Search },
  { href: PATHS.categories, label: 'nav.categories', icon: LayoutGrid },
  { href: PATHS.addBot, label: 'nav.addBot', icon: Plus },
  { href: PATHS.premium, label: 'nav.premium', icon: Sparkles },
] as const
