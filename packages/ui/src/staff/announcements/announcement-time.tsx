import { useFormat } from '../../i18n/format.ts'

/** A day and its time of day, as announcements show them. */
export function AnnouncementTime({ value }: { value: string }) {
  const format = useFormat()

  return <time dateTime={value}>{format.stamp(new Date(value))}</time>
}
