import { args, flags } from '@adonisjs/core/ace'
import { PremiumCommand } from '#app/premium/console/premium_command'
import {
  LONGEST_GRANT_DAYS,
  PLAN_TYPES,
  PREMIUM_GRANT_REASON_LIMITS,
  type PlanType,
} from '#app/premium/rules'

export default class PremiumGrant extends PremiumCommand {
  static override commandName = 'premium:grant'
  static override description = 'Give a member premium without a payment'
  static override help =
    'It takes the place of what was granted before. What the member pays for is left alone: whatever lasts longer counts.'

  @args.string({ description: "The member's id" })
  declare id: string

  @flags.string({ description: `What it is called: ${PLAN_TYPES.join(', ')}`, default: 'monthly' })
  declare plan: string

  @flags.number({ description: 'For how many days from now' })
  declare days?: number

  @flags.string({ description: 'Until when instead, such as 2027-01-31 or 2027-01-31T12:00:00Z' })
  declare until?: string

  @flags.string({ description: 'Why: the audit log keeps it' })
  declare reason?: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { checkText } = await import('#app/core/field_checks')
    const { NoRowsAffectedError } = await import('#app/core/idempotency/run_idempotent')
    const { grantPremium } = await import('#app/premium/actions/grant_premium')

    const { value: reason, defect } = checkText(
      'Reason',
      PREMIUM_GRANT_REASON_LIMITS
    )(this.reason ?? '')
    if (defect) return this.failWith(defect.message)
    const plan = this.plan as PlanType
    if (!PLAN_TYPES.includes(plan)) {
      return this.failWith(`--plan takes ${PLAN_TYPES.join(', ')}, and not "${plan}".`)
    }
    const until = await this.#until()
    if (!until) return
    try {
      await runInTransaction((trx) =>
        grantPremium(trx, null, { memberId: this.id, plan, until, reason })
      )
    } catch (error) {
      if (!(error instanceof NoRowsAffectedError)) throw error
      return this.refuseUnknown(this.id)
    }
    await this.showPremiumOf(this.id)
  }

  /** @returns `undefined` after printing an error */
  async #until(): Promise<Date | undefined> {
    const { DAY_MS } = await import('#app/core/time')
    const { databaseTime } = await import('#app/core/database/database_time')
    if ((this.days === undefined) === (this.until === undefined)) {
      return this.#refuseTime('Say how long: either --days or --until.')
    }
    const now = (await databaseTime()).getTime()
    const until = this.until === undefined ? now + this.days! * DAY_MS : Date.parse(this.until)
    // A comparison with NaN is false.
    if (until > now && until <= now + LONGEST_GRANT_DAYS * DAY_MS) return new Date(until)
    return this.#refuseTime(
      `Premium is granted until a moment that is yet to come, within ${LONGEST_GRANT_DAYS} days.`
    )
  }

  #refuseTime(sentence: string): undefined {
    this.failWith(sentence)
  }
}
