import app from '@adonisjs/core/services/app'
import { builtServer } from '@botanica/testkit/server-settings'

const OF_TESTS = /^tests\//

/**
 * How a program of the server is started in a process of its own: from the build, where the run has made one, else from the
 * sources, which takes three times as much of the processor's time.
 *
 * @param path of its source, from the root of the server's package; those of tests are never built
 */
export function getProgram(path: string): { cwd: string; args: string[] } {
  const build = OF_TESTS.test(path) ? undefined : builtServer()
  if (build) return { cwd: build, args: [path.replace(/\.ts$/, '.js')] }
  return { cwd: app.makePath(), args: ['--import=@poppinss/ts-exec', path] }
}
