import { useFormat } from '../../i18n/format.ts'

/** The date and time of an announcement. */
export function AnnouncementTime({ value }: { value: string }) {
  const format = useFormat()

  return <time dateTime={value}>{format.stamp(new Date(value))}</time>
}
