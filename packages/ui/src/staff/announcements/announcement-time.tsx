import { useFormat } from '../../i18n/format.ts'

/** A day and its time of day, in the shape that document 2 section 9 gives for announcements. */
export function AnnouncementTime({ value }: { value: string }) {
  const format = useFormat()

  return <time dateTime={value}>{format.stamp(new Date(value))}</time>
}
