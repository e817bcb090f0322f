import { cx, ExternalLink, GithubIcon, XIcon } from '@botanica/ui/primitives'
import { Globe, Play } from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonLink } from './person-links.ts'

const ICONS: Record<PersonLink['field'], ComponentType<SVGProps<SVGSVGElement>>> = {
  website: Globe,
  twitter: XIcon,
  github: GithubIcon,
  youtube: Play,
}

interface PersonLinkListProps {
  links: readonly PersonLink[]
  label: string
  className?: string
}

/** A person's links. They open in new tabs. */
export function PersonLinkList({ links, label, className }: PersonLinkListProps) {
  const { t } = useTranslation(['person', 'common'])

  return (
    <ul aria-label={label} className={cx('flex flex-col gap-1', className)}>
      {links.map(({ field, href, text }) => {
        const Icon = ICONS[field]
        return (
          <li key={field} className="min-w-0">
            <ExternalLink
              href={href}
              className="inline-flex min-h-8 max-w-full items-center gap-2 rounded-label underline-offset-4 hover:text-leaf-strong hover:underline"
            >
              <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="sr-only">{t(`links.${field}`)}: </span>
              <span className="truncate">{text}</span>
              <span className="sr-only"> ({t('common:states.newTab')})</span>
            </ExternalLink>
          </li>
        )
      })}
    </ul>
  )
}
