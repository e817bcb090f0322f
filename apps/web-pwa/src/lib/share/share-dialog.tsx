import type { BotDetail } from '@botanica/api-client'
import { BADGE_KINDS, IMAGE_THEMES, type BadgeChoice } from '@botanica/api-client/contract'
import { LanguageToggle, useFormat } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { Button, cx, Dialog, Segmented, Select, useImage } from '@botanica/ui/primitives'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Copyable } from '../copyable.tsx'
import { useServices } from '../services.tsx'
import { getBadgeCode, getBadgePath } from './badge-code.ts'

export type SharedBot = Pick<BotDetail, 'discordBotId' | 'name'>

interface ShareDialogProps {
  bot: SharedBot
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A bot's link, its badge, and the code that embeds the badge. */
export function ShareDialog({ bot, open, onOpenChange }: ShareDialogProps) {
  const { t } = useTranslation('share')
  const { settings } = useServices()
  const url = `${settings.siteUrl}${paths.bot(bot.discordBotId)}`

  return (
    <Dialog title={t('title', { name: bot.name })} open={open} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col items-start gap-2">
          <div className="w-full">
            <CopyableCode label={t('link')} text={url} />
          </div>
          <NativeShareButton title={bot.name} url={url} />
        </div>
        <BadgeSection bot={bot} siteUrl={settings.siteUrl} />
      </div>
    </Dialog>
  )
}

/** Opens the share sheet of the device, where there is one. */
function NativeShareButton({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation('share')
  if (!('share' in navigator)) return null
  return (
    <Button
      size="small"
      icon={<Send size={16} />}
      // Who closes the sheet again has not shared anything, which is no error.
      onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
    >
      {t('send')}
    </Button>
  )
}

function BadgeSection({ bot, siteUrl }: { bot: SharedBot; siteUrl: string }) {
  const { t } = useTranslation('share')
  const { language } = useFormat()
  const [choice, setChoice] = useState<BadgeChoice>({
    kind: BADGE_KINDS[0],
    theme: IMAGE_THEMES[0],
    language,
  })
  const change = (changed: Partial<BadgeChoice>) => setChoice({ ...choice, ...changed })
  const alt = t(`alt.${choice.kind}`, { name: bot.name })
  const code = getBadgeCode({ siteUrl, discordBotId: bot.discordBotId, alt, choice })

  return (
    <section aria-labelledby="share-badge" className="flex flex-col gap-4">
      <div>
        <h3 id="share-badge" className="font-serif text-lead font-medium">
          {t('badge')}
        </h3>
        <p className="text-label text-muted">{t('badgeHelp')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Select
          label={t('kind')}
          showLabel
          options={BADGE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={choice.kind}
          onValueChange={(kind) => change({ kind })}
        />
        <Segmented
          label={t('theme')}
          options={IMAGE_THEMES.map((theme) => ({ value: theme, label: t(`themes.${theme}`) }))}
          value={choice.theme}
          onValueChange={(theme) => change({ theme })}
        />
        <LanguageToggle
          value={choice.language}
          onValueChange={(chosen) => change({ language: chosen })}
        />
      </div>
      <BadgePreview path={getBadgePath(bot.discordBotId, choice)} alt={alt} theme={choice.theme} />
      <CopyableCode label={t('markdown')} text={code.markdown} />
      <CopyableCode label={t('html')} text={code.html} />
      <CopyableCode label={t('shields')} help={t('shieldsHelp')} text={code.shields} />
    </section>
  )
}

interface BadgePreviewProps extends Pick<BadgeChoice, 'theme'> {
  path: string
  alt: string
}

/** The badge on the background that it is for. */
function BadgePreview({ path, alt, theme }: BadgePreviewProps) {
  const { t } = useTranslation('share')
  const { broken, imageProps } = useImage(path)

  return (
    <figure
      aria-label={t('preview')}
      className={cx(
        'flex min-h-14 items-center justify-center rounded-control border border-line bg-paper p-4',
        theme === 'dark' ? 'scheme-dark' : 'scheme-light'
      )}
    >
      {broken ? (
        <p className="text-ink">{t('previewFailed')}</p>
      ) : (
        <img {...imageProps} src={path} alt={alt} />
      )}
    </figure>
  )
}

function CopyableCode({ label, text, help }: { label: string; text: string; help?: string }) {
  const { t } = useTranslation('share')

  return (
    <Copyable
      label={label}
      text={text}
      copyLabel={t('copyNamed', { label })}
      {...(help && { help })}
    />
  )
}
