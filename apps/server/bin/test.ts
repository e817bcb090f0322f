process.env.NODE_ENV = 'test'

const { configure, processCLIArgs, run } = await import('@japa/runner')
const { ignite, failStart } = await import('./ignite.js')

ignite()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('#tests/bootstrap')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: [...runnerHooks.teardown, () => app.terminate()],
    })
  })
  .run(() => run())
  .catch(failStart)
