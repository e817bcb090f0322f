import { isStatus } from '@botanica/api-client'

const NOT_FOUND = 404

/** What somebody else has ended meanwhile is as gone as it was to be. */
export async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!isStatus(error, NOT_FOUND)) throw error
  }
}
