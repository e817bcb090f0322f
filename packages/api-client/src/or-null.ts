import { isStatus } from './failure.ts'

const NOT_FOUND = 404

/** What does not exist is an answer, not a failure: `null`. */
export async function orNull<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call
  } catch (error) {
    if (isStatus(error, NOT_FOUND)) return null
    throw error
  }
}
