import { useEffect, useState } from 'react'
import type { PageSection } from './page-text.ts'

/** `rootMargin` of the reading area: the part of the viewport below the header where a section counts as being read. */
const READING_AREA = '-80px 0px -60% 0px'

/** Id of the section in the reading area, or the last one that was; null before any was. */
export function useCurrentSection(sections: readonly PageSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const inArea = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inArea.add(target.id)
          else inArea.delete(target.id)
        }
        const first = sections.find(({ id }) => inArea.has(id))
        if (first) setCurrent(first.id)
      },
      { rootMargin: READING_AREA }
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [sections])

  return current
}
