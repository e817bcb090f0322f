/** One of the checks of `npm run check`. */
export interface Check {
  name: string
  /** @returns a readable description of the problem; undefined when the check passes */
  run: () => Promise<string | undefined>
}
