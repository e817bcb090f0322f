import { hasStatus } from './api-error.ts'
import { HTTP_NOT_FOUND } from '@botanica/server/contract'

/** Resolves to `null` on 404 instead of rejecting. */
export async function nullIfNotFound<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call
  } catch (error) {
    if (hasStatus(error, HTTP_NOT_FOUND)) return null
    throw error
  }
}
