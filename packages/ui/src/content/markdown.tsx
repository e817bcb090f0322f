import { createElement, memo, Suspense, useSyncExternalStore } from 'react'
import { lazyComponent } from '../primitives/lazy-component.ts'
import { Skeleton } from '../primitives/skeleton.tsx'

const markdownText = lazyComponent(async () => (await import('./markdown-text.tsx')).MarkdownText)

/** Fetches what reads Markdown. A server waits for it once; without it, `Markdown` renders its skeleton there. */
export const loadMarkdown = markdownText.load

export interface MarkdownProps {
  /** What a member wrote. Nothing in it is trusted. */
  children: string
  /** The level of the first headings, below those of the page; what stands under them follows, up to 6. */
  topHeading?: 2 | 3 | 4 | 5
  className?: string
}

/**
 * A member's Markdown as React elements, never as an HTML string, without its parser on the first load:
 * what the server rendered stays as it is until the parser has come, which is when somebody reads.
 *
 * It is drawn again only for another text: React would throw away markup that it has not taken over yet.
 */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<Coming />}>
      <Text {...props} />
    </Suspense>
  )
})

function Text(props: MarkdownProps) {
  const isTakingOver = useSyncExternalStore(neverChanges, isDrawn, isServed)
  const Loaded = markdownText.current()
  // Not `use`, which would wait for a promise that has resolved, and a server cannot.
  if (!Loaded) throw isTakingOver ? markdownText.loaded : markdownText.load()

  return createElement(Loaded, props)
}

function Coming() {
  return (
    <div className="flex flex-col gap-2" aria-hidden="true">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  )
}

const neverChanges = () => () => {}
const isDrawn = () => false
const isServed = () => true
