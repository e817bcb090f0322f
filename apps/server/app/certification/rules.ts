/** The smallest server count of a bot that can be certified, as the bot has sustained it (`SUSTAINED_SERVER_COUNT`). */
export const CERTIFICATION_MIN_SERVERS = 100

/** Length of an application's reason, in characters. */
export const APPLICATION_REASON_LIMITS = { min: 1, max: 500, multiline: true } as const

/** States of an application. */
export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** Why an application cannot be approved or deleted in its current state. */
export const APPLICATION_CONFLICTS = {
  notEligible: 'This bot may not be certified any more.',
  notReviewed: 'Only reviewed applications can be deleted.',
} as const
export type ApplicationConflict = keyof typeof APPLICATION_CONFLICTS

/** The outcomes of a review. */
export const REVIEW_STATUSES = ['approved', 'rejected'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** Sort orders of the staff's list. The first is the default: longest waiting first. */
export const APPLICATION_SORTS = ['oldest', 'newest'] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]

/** Which requirements of certification a bot meets. */
export interface Eligibility {
  approved: boolean
  notCertified: boolean
  enoughServers: boolean
}

interface Candidate {
  approvalStatus: string
  certified: boolean
  /** See `SUSTAINED_SERVER_COUNT`. */
  sustainedServingCount: number
}

/** Whether a screen offers a bot for certification. The server decides by `queries/eligible.ts`. */
export function isEligible(bot: Candidate): boolean {
  const { approvalStatus, certified, sustainedServingCount } = bot
  return (
    approvalStatus === 'approved' &&
    !certified &&
    sustainedServingCount >= CERTIFICATION_MIN_SERVERS
  )
}
