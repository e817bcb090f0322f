/** Constants of the build (`vite/built-for.ts`). */
export interface BuiltFor {
  version: string
  /** The origin of the server that this build uses; `null` when users choose it in the client. */
  serverUrl: string | null
  /** URL of the update feed; `null` if this build never looks for updates. */
  updateFeed: string | null
}

declare const FACTS_OF_THE_BUILD: BuiltFor

/** Defined in a build only; a client that runs from its sources gets these as parameters. */
export const BUILT_FOR: BuiltFor = FACTS_OF_THE_BUILD
