/** One thing that `npm run check` looks at. */
export interface Check {
  name: string
  /** @returns what is wrong, as people read it; nothing when all is well */
  run: () => Promise<string | undefined>
}
