import type { ReferenceCall } from '@botanica/api-client/reference'

/** Whether the method, path, name or summary of a call contains every word of the filter. */
export function matchesCallFilter(
  { method, path, id, summary }: ReferenceCall,
  filter: string
): boolean {
  const text = `${method} ${path} ${id} ${summary}`.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
