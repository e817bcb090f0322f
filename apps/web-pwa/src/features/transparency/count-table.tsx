import type { ReactNode } from 'react'

interface CountTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string
  /** The first column names the row. */
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Whether the columns after the first hold numbers. */
  isNumeric?: boolean
}

/** A table that scrolls sideways in a narrow window; its first column stays. */
export function CountTable({ labelledBy, columns, rows, isNumeric = false }: CountTableProps) {
  const align = isNumeric ? 'text-right numbers' : 'min-w-36 text-left'

  return (
    <section
      aria-labelledby={labelledBy}
      // Keyboards scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative mt-4 overflow-x-auto rounded-plate border border-line"
    >
      <table aria-labelledby={labelledBy} className="w-full border-collapse text-label">
        <thead>
          <tr className="border-b border-line bg-mist">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-semibold ${index === 0 ? 'sticky left-0 bg-mist text-left' : align}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} id={key}>
              <th
                scope="row"
                className="sticky left-0 bg-paper min-w-40 px-3 py-2 text-left font-normal"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={`px-3 py-2 ${align}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
