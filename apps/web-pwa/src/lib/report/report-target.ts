import type { ReportTarget as ReportTargetType } from '@botanica/api-client/contract'

/** What a member reports. */
export interface ReportTarget {
  type: ReportTargetType
  /** The internal id of a bot or review, the Discord id of a member. */
  id: string
  /** Its name; of a review its author's. */
  name: string
}
