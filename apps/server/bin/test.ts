import { fileURLToPath } from 'node:url'

process.env.NODE_ENV = 'test'
/** Tests of rate limits start servers with limits. All other tests run without limits. */
process.env.RATE_LIMIT_PROFILE = 'off'
/** For servers that tests start. The gateway's own tests override it. */
process.env.DISCORD_GATEWAY ??= 'off'

// `npm test` provides every setting; a single file is run without any.
const { TIMEOUTS } = await import('@botanica/testkit/timeouts')
const { provideServerSettings } = await import('@botanica/testkit/server-settings')
await provideServerSettings()

const { configure, processCLIArgs, run } = await import('@japa/runner')
const { ignite, failStart } = await import('./ignite.js')

ignite()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('#tests/bootstrap')
    const { selectShard } = await import('#tests/helpers/shard')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      timeout: TIMEOUTS.test,
      suites: selectShard(
        app.rcFile.tests.suites,
        process.env.TEST_SHARD,
        fileURLToPath(app.appRoot)
      ),
      ...config,
      setup: runnerHooks.setup,
      teardown: [...runnerHooks.teardown, () => app.terminate()],
    })
  })
  .run(() => run())
  .catch(failStart)
