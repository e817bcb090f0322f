import { hasStatus } from '@botanica/api-client'
import { HTTP_NOT_FOUND } from '@botanica/api-client/contract'

/** Treats 404 as success: the resource to delete is already gone. */
export async function ignoreNotFound(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!hasStatus(error, HTTP_NOT_FOUND)) throw error
  }
}
