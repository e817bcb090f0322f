interface MarkedNameProps {
  name: string
  /** The letters to mark: start and end in code units. */
  matches: readonly (readonly [start: number, end: number])[]
}

/** A name with the typed letters marked. */
export function MarkedName({ name, matches }: MarkedNameProps) {
  const parts = matches.map(([start, end], index) => (
    <span key={start}>
      {name.slice(matches[index - 1]?.[1] ?? 0, start)}
      <mark className="bg-transparent font-semibold text-leaf-strong underline decoration-1 underline-offset-2">
        {name.slice(start, end)}
      </mark>
    </span>
  ))
  return (
    <span className="min-w-0 truncate">
      {parts}
      {name.slice(matches.at(-1)?.[1] ?? 0)}
    </span>
  )
}
