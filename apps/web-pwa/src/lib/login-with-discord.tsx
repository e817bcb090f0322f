import { buttonClass, type ButtonSize } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { DiscordIcon } from './discord-icon.tsx'
import { getDiscordLoginUrl } from './paths.ts'

interface LoginWithDiscordProps {
  /** Path to return to. */
  path: string
  size?: ButtonSize
  block?: boolean
}

/** Link to Discord's consent page. A plain link, so it works without scripts. */
export function LoginWithDiscord({ path, size, block }: LoginWithDiscordProps) {
  const { t } = useTranslation()

  return (
    <a href={getDiscordLoginUrl(path)} className={buttonClass({ variant: 'filled', size, block })}>
      <DiscordIcon />
      {t('nav.loginWithDiscord')}
    </a>
  )
}
