type Row = Readonly<Record<string, string | number | null>>

const LINE_END = '\r\n'

/**
 * Returns rows as CSV (RFC 4180), with the keys of the first one as its header. The values are numbers, dates and
 * fixed words, which need no quotes.
 */
export function toCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => Object.values(row))
  return [Object.keys(rows[0] ?? {}), ...lines].map((line) => line.join(',') + LINE_END).join('')
}
