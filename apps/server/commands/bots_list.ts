import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'
import { APPROVAL_STATUSES, type ApprovalStatus } from '#app/directory/rules'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 1_000

export default class BotsList extends ReportCommand {
  static override commandName = 'bots:list'
  static override description = 'List bots, the newest first'

  @flags.string({ description: `Only those that are ${APPROVAL_STATUSES.join(', ')}` })
  declare status?: string

  @flags.string({ description: "Only those of an owner, by the owner's id" })
  declare owner?: string

  @flags.boolean({ description: 'Those that are deleted, instead of the others' })
  declare deleted: boolean

  @flags.number({ description: 'How many at most', default: DEFAULT_LIMIT })
  declare limit: number

  override async run() {
    const { listAdministeredBots } = await import('#app/directory/queries/administered_bots')
    const { status, owner: ownerId, limit } = this
    if (status !== undefined && !APPROVAL_STATUSES.includes(status as ApprovalStatus)) {
      return this.failWith(`--status takes ${APPROVAL_STATUSES.join(', ')}, and not "${status}".`)
    }
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
      return this.failWith(`--limit takes a whole number from 1 to ${MAX_LIMIT}.`)
    }
    const bots = await listAdministeredBots({
      status: status as ApprovalStatus | undefined,
      ownerId,
      deleted: this.deleted ?? false,
      limit,
    })
    this.showAll(bots, 'There are none.')
  }
}
