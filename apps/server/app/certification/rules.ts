/** What a bot needs to be certified. */
export const CERTIFICATION_MIN_SERVERS = 100

/** Characters of why a bot should be certified. */
export const APPLICATION_REASON_LIMITS = { min: 1, max: 500, multiline: true } as const

/** How far an application has come. */
export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** Why an application cannot be approved or deleted as things stand. */
export const APPLICATION_CONFLICTS = {
  notEligible: 'This bot may not be certified any more.',
  notReviewed: 'Only reviewed applications can be deleted.',
} as const
export type ApplicationConflict = keyof typeof APPLICATION_CONFLICTS

/** What staff make of a pending one. */
export const REVIEW_STATUSES = ['approved', 'rejected'] as const

/** Orders of the staff's list; the first is the default: who has waited longest comes first. */
export const APPLICATION_SORTS = ['oldest', 'newest'] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]

/** Which of the requirements of a certificate a bot meets. */
export interface Eligibility {
  approved: boolean
  notCertified: boolean
  enoughServers: boolean
}

interface Candidate {
  approvalStatus: string
  certified: boolean
  servingCount: number
}

/** Which of the own bots a screen offers for a certificate. The server decides by `queries/eligible.ts`. */
export function isEligible({ approvalStatus, certified, servingCount }: Candidate): boolean {
  return approvalStatus === 'approved' && !certified && servingCount >= CERTIFICATION_MIN_SERVERS
}
