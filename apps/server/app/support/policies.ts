import type { HttpContext } from '@adonisjs/core/http'
import { withReason, notFound, Failure } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { isoDate } from '#app/core/database/readable_rows'
import { requireMember } from '#app/identity/viewer'
import {
  countOpenRequests,
  findOwnRequestState,
  findSupportRequest,
  type QueuedRequestRow,
} from '#app/support/queries/support_requests'
import { MAX_OPEN_SUPPORT_REQUESTS, OWN_REQUEST_ERRORS } from '#app/support/rules'

/** Policies of support requests. The statements of the actions decide; policies explain a failure. */

const DEFAULT_RESOLVER = 'An administrator'

/** @throws `limit` when the member has as many open requests as allowed */
export async function assertOpenRequestLimit(ctx: HttpContext) {
  if ((await countOpenRequests(requireMember(ctx).id)) < MAX_OPEN_SUPPORT_REQUESTS) return
  throw new Failure('limit', {
    message: `You can have ${MAX_OPEN_SUPPORT_REQUESTS} open requests at a time.`,
    limit: MAX_OPEN_SUPPORT_REQUESTS,
  })
}

/**
 * Returns the state of the caller's own request in the path.
 * @throws `not_found` for somebody else's request, as for an unknown one
 */
export async function findOwnRequest(ctx: HttpContext) {
  const id = parseInternalId(ctx.params.id)
  const state = await findOwnRequestState(id, requireMember(ctx).id)
  if (!state) throw notFound()
  return { id, state }
}

/** @throws `conflict` when the request was answered or closed */
export async function assertNotResolved(ctx: HttpContext) {
  const { state } = await findOwnRequest(ctx)
  if (state !== 'open') {
    throw new Failure('conflict', { message: 'Only open requests can be withdrawn.' })
  }
}

/** Returns the request in the path, for staff. @throws `not_found`; `forbidden` when the caller sent it */
export async function findRequestToResolve(ctx: HttpContext): Promise<QueuedRequestRow> {
  const request = await findSupportRequest(parseInternalId(ctx.params.id), requireMember(ctx).id)
  if (!request) throw notFound()
  if (request.isOwn) throw new Failure('forbidden', withReason(OWN_REQUEST_ERRORS, 'ownRequest'))
  return request
}

/** @throws `decided` with the name of the staff member who answered or closed it */
export function assertNotResolvedMeanwhile({
  state,
  resolvedAt,
  resolvedByName,
}: QueuedRequestRow) {
  if (state === 'open' || !resolvedAt) return
  throw new Failure('decided', {
    message: `${resolvedByName ?? DEFAULT_RESOLVER} has already ${state} this request.`,
    decided: {
      action: state === 'answered' ? 'answer_support_request' : 'close_support_request',
      by: resolvedByName,
      at: isoDate(resolvedAt),
    },
  })
}
