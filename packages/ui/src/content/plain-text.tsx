import { lazyComponent, useOnceOpened } from '../primitives/lazy-component.ts'

const plainText = lazyComponent(async () => (await import('./markdown-text.tsx')).PlainText)

/** The text of a member's Markdown without formatting. Empty until the parser has loaded. */
export function PlainText({ children }: { children: string }) {
  return useOnceOpened(plainText, { children })
}
