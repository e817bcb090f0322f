import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { listAppealItems } from '#app/appeals/queries/appeals'
import { listApplicationItems } from '#app/certification/queries/application_rows'
import type { Viewer } from '#app/identity/viewer'
import { listChangeItems } from '#app/moderation/changes/list_bot_changes'
import { listBotItems } from '#app/moderation/queries/find_staff_bot'
import type { ItemType } from '#app/readers/rules'
import { listCaseItems } from '#app/reports/queries/report_cases'
import { listRequestItems } from '#app/support/queries/support_requests'

/** What decides who learns of an item's readers. */
interface ItemAccess {
  id: number
  /** Whether it is about the viewer or their bot, or the viewer's own request. */
  isOwn: boolean
}

type ListItems = (
  ids: readonly number[],
  viewer: Pick<Viewer, 'id' | 'roles'>,
  client?: QueryClientContract
) => Promise<ItemAccess[]>

const LISTS: Record<ItemType, ListItems> = {
  bot: listBotItems,
  bot_change: listChangeItems,
  application: listApplicationItems,
  report_case: listCaseItems,
  appeal: listAppealItems,
  support_request: listRequestItems,
}

/** Finds which of the items there are, in any state, among those that the staff member's queue can show. */
export function listItems(
  itemType: ItemType,
  ...rest: Parameters<ListItems>
): ReturnType<ListItems> {
  return LISTS[itemType](...rest)
}
