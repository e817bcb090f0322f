import { LINK_SCHEME } from '../window/deep-links.ts'
import { ALLOWED_ARGUMENTS } from './settings.ts'

/** A deep link, also an invalid one, which only shows the window. */
const LINK = new RegExp(`^${LINK_SCHEME}:`, 'i')

const isAllowed = (argument: string) =>
  LINK.test(argument) || ALLOWED_ARGUMENTS.some((allowed) => allowed.test(argument))

/**
 * Returns the first argument that a packaged client does not accept; `undefined` when there is
 * none.
 * @param argv as `process.argv`, with the program first
 */
export function findForbiddenArgument(argv: readonly string[]): string | undefined {
  return argv.slice(1).find((argument) => !isAllowed(argument))
}
