/** Payload of `BOT_STATS_TOPIC` after a vote: whose it was, so that the voter's other screens wait as well. */
export function votedBy(memberId: string) {
  return { votedBy: memberId }
}
