import { onDemand, useWanted } from '../primitives/on-demand.ts'

const plainText = onDemand(async () => (await import('./markdown-text.tsx')).PlainText)

/** The words of a member's Markdown without its form. Nothing stands there until its reader has come. */
export function PlainText({ children }: { children: string }) {
  return useWanted(plainText, { children })
}
