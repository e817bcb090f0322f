import { DEFAULT_EMBED_COLOR } from '@botanica/api-client/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../content/markdown.tsx'
import { Logo } from '../../theme/logo.tsx'
import type { AnnouncementDraft } from './announcement-draft.ts'
import { isColor } from './colors.ts'

/** A preview of the message on Discord: mentions, the embed with its bar, and the reactions below. */
export function EmbedPreview({ draft }: { draft: AnnouncementDraft }) {
  const { t } = useTranslation('staff')
  const heading = useId()
  const { title, description, embedColor, reactions, mentionEveryone, mentionHere } = draft
  const mentions = [mentionEveryone && '@everyone', mentionHere && '@here'].filter(Boolean)
  const color = isColor(embedColor) ? embedColor.trim() : DEFAULT_EMBED_COLOR

  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1.5 font-semibold">
        {t('announcements.form.preview')}
      </h3>
      <div className="rounded-plate border border-line bg-mist p-3">
        <Logo className="mb-2" />
        {mentions.length > 0 && (
          <p className="mb-1.5">
            <span className="rounded-label bg-leaf-wash px-1 font-medium text-leaf-strong">
              {mentions.join(' ')}
            </span>
          </p>
        )}
        <div
          className="rounded-label border-l-4 bg-plate px-3 py-2.5"
          style={{ borderLeftColor: color }}
        >
          <p className="font-semibold wrap-anywhere">
            {title.trim() || (
              <span className="text-muted">{t('announcements.form.previewTitle')}</span>
            )}
          </p>
          {description.trim() ? (
            <Markdown topHeading={5} className="mt-1 wrap-anywhere">
              {description}
            </Markdown>
          ) : (
            <p className="mt-1 text-muted">{t('announcements.form.previewText')}</p>
          )}
        </div>
        {reactions.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {reactions.map((emoji) => (
              <li
                key={emoji}
                className="numbers rounded-control border border-line bg-plate px-2 py-0.5 text-label"
              >
                {emoji} 1
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
