import { buttonClass, type ButtonSize } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { DiscordSign } from './discord-sign.tsx'
import { discordLoginAddress } from './paths.ts'

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
    <a href={discordLoginAddress(path)} className={buttonClass({ variant: 'filled', size, block })}>
      <DiscordSign />
      {t('nav.loginWithDiscord')}
    </a>
  )
}
