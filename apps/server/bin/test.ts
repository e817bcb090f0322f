import { fileURLToPath } from 'node:url'

process.env.NODE_ENV = 'test'
/** Tests of rate limits start servers with limits. In all other tests, limits would only get in the way. */
process.env.RATE_LIMIT_PROFILE = 'off'
/** Servers that tests start; those of the gateway's own tests say otherwise. */
process.env.DISCORD_GATEWAY ??= 'off'

// A run of all suites gives every setting; a single file is run without any.
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
