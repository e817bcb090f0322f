import type { HttpContext } from '@adonisjs/core/http'
import { Failure, notFound } from '#app/core/errors'
import { hasRoleWithRight } from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'
import { listItems } from '#app/readers/list_items'
import { ITEM_RIGHTS, type StaffItem, SCREEN_ID_PATTERN } from '#app/readers/rules'

/** Policies of readers. The statements decide; policies explain a failure. */

/** Parses the id of a screen in a path. An invalid one matches nothing, so it is a 404. */
export function parseScreenId(param: unknown): string {
  if (typeof param !== 'string' || !SCREEN_ID_PATTERN.test(param)) throw notFound()
  return param
}

/** @throws `forbidden` without the right of the item's queue */
export function assertSeesQueue(ctx: HttpContext, { itemType }: StaffItem) {
  if (!hasRoleWithRight(requireMember(ctx).roles, ITEM_RIGHTS[itemType]))
    throw new Failure('forbidden')
}

/** @throws `not_found`; `forbidden` for an item about the caller or their bot */
export async function assertReadable(ctx: HttpContext, { itemType, itemId }: StaffItem) {
  const [item] = await listItems(itemType, [itemId], requireMember(ctx))
  if (!item) throw notFound()
  if (item.isOwn) throw new Failure('forbidden')
}
