import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { hasSameItems } from '#app/directory/actions/bot_changes'
import { canChangeOwners } from '#app/directory/actions/edit_bot'
import type { OwnedBot } from '#app/directory/queries/find_owned_bot'
import { BOT_FIELD_CHECKS } from '#app/directory/field_checks'
import { requireMember } from '#app/identity/viewer'

const RESUBMITTED = 'pending'
const NOT_MAIN_OWNER = 'Only the main owner may change the additional owners.'
const BY_TOKEN = 'The additional owners are changed in a browser, not with a token.'

interface UnvalidatedBody {
  approvalStatus?: unknown
  approvalReason?: unknown
  discordBotId?: unknown
  additionalOwners?: unknown
}

/** The unvalidated body, because a missing right is reported before an invalid field. */
function getUnvalidatedBody({ request }: HttpContext): UnvalidatedBody {
  return request.body() as UnvalidatedBody
}

/** Whether the request resubmits a rejected bot for review. */
export function isResubmission(ctx: HttpContext): boolean {
  return getUnvalidatedBody(ctx).approvalStatus === RESUBMITTED
}

/** @throws `unknown_field` for fields that only staff may set, and for another bot's id */
export function assertNoPrivilegedFields(ctx: HttpContext, bot: OwnedBot) {
  const { approvalStatus, approvalReason, discordBotId } = getUnvalidatedBody(ctx)
  const isEmptied = approvalReason === null || approvalReason === undefined
  const privileged = {
    approvalStatus: approvalStatus !== undefined && !isResubmission(ctx),
    approvalReason: !isEmptied || (approvalReason === null && !isResubmission(ctx)),
    discordBotId: discordBotId !== undefined && discordBotId !== bot.discordBotId,
  }
  const fields = Object.entries(privileged).flatMap(([field, is]) => (is ? [field] : []))
  if (fields.length === 0) return
  throw new Failure('unknown_field', {
    errors: fields.map((field) => ({
      field,
      rule: 'unknown',
      message: `The ${field} field is not known to this call`,
    })),
  })
}

function namesOtherOwners(sent: unknown, bot: OwnedBot): boolean {
  const owners = typeof sent === 'string' || sent === null ? [sent ?? ''] : sent
  // The validator rejects values that are not lists.
  if (!Array.isArray(owners)) return false
  const texts = owners.filter((owner) => owner !== null).map(String)
  const { value } = BOT_FIELD_CHECKS.additionalOwners(texts, { mainOwnerId: bot.userId })
  return !value || !hasSameItems(value, bot.additionalOwners)
}

/**
 * @throws `forbidden` for a token that names additional owners, because a thief could make themselves an owner, who
 * stays when the token ends
 */
export function assertNoOwnersByToken(ctx: HttpContext) {
  if (requireMember(ctx).via !== 'token') return
  if (getUnvalidatedBody(ctx).additionalOwners === undefined) return
  throw new Failure('forbidden', { message: BY_TOKEN })
}

/** @throws `forbidden` for a co-owner who changes the owners, and for a token that names any */
export function assertCanChangeOwners(ctx: HttpContext, bot: OwnedBot) {
  assertNoOwnersByToken(ctx)
  const { id: memberId } = requireMember(ctx)
  const { additionalOwners } = getUnvalidatedBody(ctx)
  if (additionalOwners === undefined) return
  if (!canChangeOwners(bot, memberId) && namesOtherOwners(additionalOwners, bot)) {
    throw new Failure('forbidden', { message: NOT_MAIN_OWNER })
  }
}
