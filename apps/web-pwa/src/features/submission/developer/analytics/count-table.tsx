import { useId } from 'react'

interface CountTableProps {
  title: string
  text: string
  /** The headings: what a row is about, and its counts. */
  columns: readonly string[]
  /** What each row is about, and its formatted counts. */
  rows: readonly (readonly string[])[]
}

/** A table of counts with a heading; only the heading and the text when it has no rows. */
export function CountTable({ title, text, columns, rows }: CountTableProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="text-muted">{text}</p>
      {rows.length > 0 && (
        <table aria-labelledby={id} className="numbers w-full text-left">
          <thead>
            <tr className="text-label text-muted">
              {columns.map((column, index) => (
                <th key={column} scope="col" className={index === 0 ? 'p-2' : 'p-2 text-right'}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {rows.map(([name, ...counts]) => (
              <tr key={name}>
                <th scope="row" className="p-2 font-normal wrap-anywhere">
                  {name}
                </th>
                {counts.map((count, index) => (
                  <td key={columns[index + 1]} className="p-2 text-right">
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
