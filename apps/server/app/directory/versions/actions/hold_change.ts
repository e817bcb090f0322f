import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, insertedRow, sql } from '#app/core/database/sql'
import type { BotFields } from '#app/directory/bot_fields'
import { getHeldFor, isSampled } from '#app/directory/versions/held_for'
import {
  type BotChangeRow,
  findHeldChange,
  type StoredFields,
} from '#app/directory/versions/queries/bot_changes'
import type { Listing } from '#app/directory/versions/queries/listing'
import { type BotChangeKind, type HeldFor, VERSIONED_FIELDS } from '#app/directory/versions/rules'

/** An edit of an owner. Fields that are left out do not change. */
export interface ListingEdit {
  fields: { readonly [Field in keyof BotFields]?: BotFields[Field] | undefined }
  categoryIds?: readonly number[] | undefined
}

/** What becomes of an edit: either it is live, or it waits for staff. */
export type EditOutcome = { held: NewChange; live?: never } | { live: ListingEdit; held?: never }

interface NewChange {
  fields: StoredFields
  former: StoredFields
  heldFor: HeldFor[]
}

/** Returns what an edit sends, as changes are stored. */
function toStored({ fields, categoryIds }: ListingEdit): StoredFields {
  // A request has further keys, which are no fields of the listing.
  const sent = Object.entries(fields).filter(
    ([key, value]) => value !== undefined && VERSIONED_FIELDS.some((field) => field === key)
  )
  return {
    ...(Object.fromEntries(sent) as StoredFields),
    ...(categoryIds && { categoryIds: categoryIds.toSorted((one, other) => one - other) }),
  }
}

function toEdit({ categoryIds, ...fields }: StoredFields): ListingEdit {
  return { fields, categoryIds }
}

/** Picks the values of the current listing for the fields of a change. */
export function pickListed(listing: Listing, change: StoredFields): StoredFields {
  const listed = { ...listing.fields, categoryIds: listing.categoryIds } as StoredFields
  const keys = Object.keys(change) as (keyof StoredFields)[]
  return Object.fromEntries(keys.map((key) => [key, listed[key]])) as StoredFields
}

/** Leaves out the fields that equal the current listing. */
function withoutUnchanged(listing: Listing, change: StoredFields): StoredFields {
  const listed = pickListed(listing, change)
  const changed = Object.entries(change).filter(
    ([key, value]) => !isDeepStrictEqual(value, listed[key as keyof StoredFields])
  )
  return Object.fromEntries(changed) as StoredFields
}

function insertChange(
  trx: TransactionClientContract,
  botId: number,
  authorId: string,
  kind: BotChangeKind,
  { fields, former, heldFor }: NewChange
) {
  const row = {
    bot_id: botId,
    kind,
    author_id: authorId,
    fields: JSON.stringify(fields),
    former: JSON.stringify(former),
    held_for: heldFor,
  }
  return execute(sql`INSERT INTO bot_changes ${insertedRow(row)}`, trx)
}

function replaceChange(trx: TransactionClientContract, { id }: BotChangeRow) {
  return execute(
    sql`UPDATE bot_changes SET state = 'replaced', closed_at = now() WHERE id = ${id}`,
    trx
  )
}

/**
 * Decides what becomes of an edit of an approved bot. An edit that needs a review waits as a whole. It joins the change
 * that waits already: of a field that both have, the later value counts. An edit that needs none is live at once, and
 * what it sends leaves the waiting change.
 * @param listing with the bot locked
 */
export async function holdIfNeeded(
  trx: TransactionClientContract,
  botId: number,
  authorId: string,
  listing: Listing,
  edit: ListingEdit
): Promise<EditOutcome> {
  const needsReview = (fields: StoredFields) =>
    getHeldFor(fields, listing.fields, listing.approvedDescription)
  const sent = toStored(edit)
  const waiting = await findHeldChange(botId, trx)
  const isHeld = needsReview(sent).length > 0
  if (!isHeld && !waiting) return { live: edit }

  if (isHeld) {
    const fields = withoutUnchanged(listing, { ...waiting?.fields, ...sent })
    if (waiting && isDeepStrictEqual(fields, waiting.fields)) return { held: waiting }
    const held = { fields, former: pickListed(listing, fields), heldFor: needsReview(fields) }
    if (waiting) await replaceChange(trx, waiting)
    await insertChange(trx, botId, authorId, 'held', held)
    return { held }
  }

  const others = Object.entries(waiting!.fields).filter(([key]) => !(key in sent))
  const rest = Object.fromEntries(others) as StoredFields
  if (others.length === Object.keys(waiting!.fields).length) return { live: edit }
  await replaceChange(trx, waiting!)
  const heldFor = needsReview(rest)
  // Without what needed a review, the rest of the change needs none either.
  if (heldFor.length === 0) return { live: toEdit({ ...rest, ...sent }) }
  const held = { fields: rest, former: pickListed(listing, rest), heldFor }
  await insertChange(trx, botId, authorId, 'held', held)
  return { live: edit }
}

/**
 * An edit of a bot that is not public needs no review of its own, because staff review the whole bot. A change that was
 * waiting when the bot was rejected joins the edit.
 */
export async function joinWaitingChange(
  trx: TransactionClientContract,
  botId: number,
  edit: ListingEdit
): Promise<ListingEdit> {
  const waiting = await findHeldChange(botId, trx)
  if (!waiting) return edit
  await replaceChange(trx, waiting)
  return toEdit({ ...waiting.fields, ...toStored(edit) })
}

/** Selects an edit that is live for a look by staff, if its version is one of the sampled ones. */
export async function sampleIfSelected(
  trx: TransactionClientContract,
  botId: number,
  authorId: string,
  versionId: number,
  listing: Listing,
  edit: ListingEdit
) {
  if (!isSampled(versionId)) return
  const fields = withoutUnchanged(listing, toStored(edit))
  const former = pickListed(listing, fields)
  await insertChange(trx, botId, authorId, 'sampled', { fields, former, heldFor: [] })
}
