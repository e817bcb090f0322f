import type { ReferenceCall } from '@botanica/api-client/reference'

/** Whether a call has every word of the filter in its method, its path, its name or its summary. */
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
