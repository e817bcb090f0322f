import { DemoCommand, DemoError } from '#database/demo/demo_command'

export default class DemoReset extends DemoCommand {
  static override commandName = 'demo:reset'
  static override description = 'Delete everything and fill the tables with the demo world'

  protected override async seed(now: Date) {
    if (this.app.inProduction) {
      throw new DemoError('demo:reset deletes everything, so it does not run in production.')
    }
    const { resetToDemoWorld } = await import('#database/demo/demo_world')
    return resetToDemoWorld(now)
  }
}
