import { lazyComponent, useOnceOpened } from '../primitives/lazy-component.ts'

const plainText = lazyComponent(async () => (await import('./markdown-text.tsx')).PlainText)

/** The words of a member's Markdown without its form. Nothing stands there until its reader has come. */
export function PlainText({ children }: { children: string }) {
  return useOnceOpened(plainText, { children })
}
