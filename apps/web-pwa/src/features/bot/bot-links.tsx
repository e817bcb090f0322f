import type { BotDetail } from '@botanica/api-client'
import type { BotLink } from '@botanica/api-client/contract'
import { ExternalLink, GithubIcon, safeHref, XIcon } from '@botanica/ui/primitives'
import { Camera, Globe, Play } from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import { useTranslation } from 'react-i18next'

type IconLink = Exclude<BotLink, 'supportServer'>
const ICONS: Record<IconLink, ComponentType<SVGProps<SVGSVGElement>>> = {
  website: Globe,
  github: GithubIcon,
  twitter: XIcon,
  youtube: Play,
  instagram: Camera,
}
const LINKS = Object.keys(ICONS) as IconLink[]

/** The bot's other links as icons. Links that are not set or not web URLs are left out. */
export function BotLinks({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation(['bot', 'common'])
  const links = LINKS.filter((link) => safeHref(bot[link]))
  if (links.length === 0) return null

  return (
    <ul aria-label={t('facts.links')} className="mt-4 flex flex-wrap gap-x-4 gap-y-2">
      {links.map((link) => {
        const Icon = ICONS[link]
        return (
          <li key={link}>
            <ExternalLink
              href={bot[link]}
              aria-label={`${t(link)} (${t('common:states.newTab')})`}
              className="inline-flex min-h-6 items-center gap-1.5 rounded-label text-label underline-offset-4 hover:text-leaf-strong hover:underline"
            >
              <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
              {t(link)}
            </ExternalLink>
          </li>
        )
      })}
    </ul>
  )
}
