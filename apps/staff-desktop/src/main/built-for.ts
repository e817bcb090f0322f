/** What was decided when this client was built (`vite/built-for.ts`). */
export interface BuiltFor {
  version: string
  /** The origin of the server that this build speaks to; `null` when its address is chosen in the client. */
  serverUrl: string | null
  /** Where newer versions are published; `null` when there is no such place. */
  updateFeed: string | null
}

declare const FACTS_OF_THE_BUILD: BuiltFor

/** Only in a build: what runs from its sources gets these facts as parameters. */
export const BUILT_FOR: BuiltFor = FACTS_OF_THE_BUILD
