import { createElement, memo, Suspense, useSyncExternalStore } from 'react'
import { lazyComponent } from '../primitives/lazy-component.ts'
import { Skeleton } from '../primitives/skeleton.tsx'

const markdownText = lazyComponent(async () => (await import('./markdown-text.tsx')).MarkdownText)

/** Loads the Markdown parser. A server waits for it once; without it, `Markdown` renders its skeleton there. */
export const loadMarkdown = markdownText.load

export interface MarkdownProps {
  /** The Markdown that a member wrote. Untrusted. */
  children: string
  /** The level of the first headings, below those of the page; nested headings follow, up to 6. */
  topHeading?: 2 | 3 | 4 | 5
  className?: string
}

/**
 * A member's Markdown as React elements, never as an HTML string, without its parser in the first load: the server-
 * rendered markup stays until the parser has loaded, which happens when the user interacts.
 *
 * Rerenders only when the text changes: React would discard markup that it has not hydrated yet.
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
  // Not `use`, which would suspend even for a resolved promise, and a server cannot.
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
