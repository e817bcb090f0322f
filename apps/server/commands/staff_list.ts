import { ReportCommand } from '#app/core/console/report_command'

export default class StaffList extends ReportCommand {
  static override commandName = 'staff:list'
  static override description = 'List the staff, the highest roles first'

  override async run() {
    const { listStaff } = await import('#app/moderation/members/queries/list_staff')
    this.showAll(await listStaff(), 'There is nobody. Make an owner with staff:grant.')
  }
}
