interface OfflineNames {
  bots: readonly {
    id: number
    discordBotId: string
    name: string
    avatar: string | null
    certified: boolean
    hasEnded: boolean
    voteCount: number
  }[]
  categories: readonly { id: number; name: string }[]
}

/**
 * Reads the names of the offline catalog. Offline support sets it when it has loaded, so that the search box does not
 * load offline support.
 */
export const offlineNames: { read?: () => Promise<OfflineNames | undefined> } = {}
