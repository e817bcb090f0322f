import { DemoCommand } from '#database/demo/demo_command'

export default class DemoSeed extends DemoCommand {
  static override commandName = 'demo:seed'
  static override description = 'Fill the tables with the demo world, unless there are bots'

  protected override async seed(now: Date) {
    const { seedWhenEmpty } = await import('#database/demo/demo_world')
    return seedWhenEmpty(now)
  }
}
