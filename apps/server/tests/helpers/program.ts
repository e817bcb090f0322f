import app from '@adonisjs/core/services/app'
import { builtServer } from '@botanica/testkit/server-settings'

const OF_TESTS = /^tests\//

/**
 * Returns how to start a program of the server in another process: from the build if this run has one, else from the
 * sources, which takes three times as much CPU time.
 * @param path path of its source relative to the server's package; test programs are never built
 */
export function getProgram(path: string): { cwd: string; args: string[] } {
  const build = OF_TESTS.test(path) ? undefined : builtServer()
  if (build) return { cwd: build, args: [path.replace(/\.ts$/, '.js')] }
  return { cwd: app.makePath(), args: ['--import=@poppinss/ts-exec', path] }
}
