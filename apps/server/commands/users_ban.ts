import { args, flags } from '@adonisjs/core/ace'
import { MemberCommand } from '#app/moderation/console/member_command'

export default class UsersBan extends MemberCommand {
  static override commandName = 'users:ban'
  static override description = 'Ban a member'

  @args.string({ description: "The member's id" })
  declare id: string

  @flags.string({ description: 'Why: the member reads it, and everybody who looks for the member' })
  declare reason?: string

  @flags.array({ description: 'A rule of the guidelines that the member broke; can be repeated' })
  declare rule?: string[]

  @flags.number({ description: 'For how many days; for good without it' })
  declare days?: number

  override async run() {
    const { checkModerationReason } = await import('#app/moderation/field_checks')
    const { restrictMember } = await import('#app/moderation/members/actions/restrict_member')
    const { parseRules } = await import('#app/identity/console/parse_rules')
    const { DAY_MS } = await import('#app/core/time')
    const { LONGEST_RESTRICTION_MS } = await import('#app/moderation/rules')

    const { value: reason, defect } = checkModerationReason(this.reason ?? '')
    if (defect) return this.failWith(defect.message)
    const { ruleIds, error } = parseRules(this.rule)
    if (error !== undefined) return this.failWith(error)
    const days = this.days ?? null
    if (days !== null && !(days > 0 && days * DAY_MS <= LONGEST_RESTRICTION_MS)) {
      return this.failWith(
        `--days takes more than 0, and at most ${LONGEST_RESTRICTION_MS / DAY_MS}.`
      )
    }
    const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS)
    const ban = { isWanted: true, reason, expiresAt }
    await this.decide(this.id, (trx, decision) => restrictMember(trx, decision, { ban, ruleIds }))
  }
}
