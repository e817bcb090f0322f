import { buttonClass, type ButtonSize } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { DiscordIcon } from './discord-icon.tsx'
import { getDiscordLoginUrl } from './paths.ts'

interface LoginWithDiscordProps {
  /** Where to come back to. */
  path: string
  size?: ButtonSize
  block?: boolean
}

/** Leaves the site for Discord's consent page; a link, so that it works without script. */
export function LoginWithDiscord({ path, size, block }: LoginWithDiscordProps) {
  const { t } = useTranslation()

  return (
    <a href={getDiscordLoginUrl(path)} className={buttonClass({ variant: 'filled', size, block })}>
      <DiscordIcon />
      {t('nav.loginWithDiscord')}
    </a>
  )
}
