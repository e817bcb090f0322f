import type { StaffItem } from '@botanica/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { personName } from '../../people/names.ts'
import { useImageUrls } from '../../platform/images.tsx'
import { Avatar } from '../../primitives/avatar.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import { showAsViewed } from '../bots/show-as-viewed.ts'
import { useStaff } from '../environment.tsx'
import { useReaders, type Reader } from './readers-provider.tsx'
import { startReading } from './start-reading.ts'

/** More are a number: the line stays one line. */
const MAX_NAMES = 3
const MAX_FACES = 3
const AVATAR_PX = 24
const IMAGE_PX = 64

/** Returns a function that says who else has an item open. */
function useReadersText() {
  const { t } = useTranslation(['staff', 'common'])
  const { language } = useFormat()

  return (readers: readonly Reader[]) => {
    const names = readers
      .slice(0, MAX_NAMES)
      .map((reader) => personName(reader) ?? t('common:people.unknownUser'))
    const others = readers.length - names.length
    if (others > 0) names.push(t('lists.readers.others', { count: others }))
    return t('lists.readers.text', {
      count: readers.length,
      names: new Intl.ListFormat(language).format(names),
    })
  }
}

function Faces({ readers }: { readers: readonly Reader[] }) {
  const images = useImageUrls()

  return (
    <span className="flex shrink-0 -space-x-2">
      {readers.slice(0, MAX_FACES).map((reader) => (
        <Avatar
          key={reader.id}
          src={images.avatar(reader.id, reader.avatar, { size: IMAGE_PX })}
          name={personName(reader) ?? ''}
          seed={reader.id}
          size={AVATAR_PX}
          className="ring-2 ring-plate"
        />
      ))}
    </span>
  )
}

/** The mark of a row that others have open; nothing if nobody has. */
export function RowReaders({ item }: { item: StaffItem }) {
  const readers = useReaders(item)
  const getText = useReadersText()
  if (readers.length === 0) return null
  const text = getText(readers)

  return (
    <span title={text} className="-my-1 flex shrink-0">
      <Faces readers={readers} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

/**
 * Who else has the open item open, in a line that floats above the decisions: nothing moves when somebody comes or leaves.
 * While it is shown, the others learn of the viewer, and a pending bot counts as viewed.
 */
export function ItemReaders({ item: { itemType, itemId } }: { item: StaffItem }) {
  const { api } = useStaff()
  const client = useQueryClient()
  const readers = useReaders({ itemType, itemId })
  const getText = useReadersText()
  useEffect(
    () =>
      startReading(api.calls, { itemType, itemId }, () => {
        if (itemType === 'bot') showAsViewed(client, itemId)
      }),
    [api, client, itemType, itemId]
  )

  return (
    <div
      aria-live="polite"
      className="pointer-events-none absolute right-2 bottom-full mb-2 flex max-w-[calc(100%-1rem)]"
    >
      {readers.length > 0 && (
        <p className="flex min-w-0 items-center gap-2 rounded-full border border-line bg-raised py-0.5 pr-3 pl-1 text-label">
          <Faces readers={readers} />
          <span className="truncate">{getText(readers)}</span>
        </p>
      )}
    </div>
  )
}
