import { isStatus } from './failure.ts'
import { HTTP_NOT_FOUND } from '@botanica/server/contract'

/** What does not exist is an answer, not a failure: `null`. */
export async function orNull<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call
  } catch (error) {
    if (isStatus(error, HTTP_NOT_FOUND)) return null
    throw error
  }
}
