import { hasStatus } from '@botanica/api-client'
import { HTTP_NOT_FOUND } from '@botanica/api-client/contract'

/** What somebody else has ended meanwhile is as gone as it was to be. */
export async function ignoreNotFound(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!hasStatus(error, HTTP_NOT_FOUND)) throw error
  }
}
