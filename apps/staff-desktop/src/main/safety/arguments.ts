import { LINK_SCHEME } from '../window/deep-links.ts'
import { ALLOWED_ARGUMENTS } from './settings.ts'

/** A link of ours, also one that leads nowhere: it does nothing but show the window. */
const LINK = new RegExp(`^${LINK_SCHEME}:`, 'i')

const isAllowed = (argument: string) =>
  LINK.test(argument) || ALLOWED_ARGUMENTS.some((allowed) => allowed.test(argument))

/**
 * The first argument with which a packed client must not start; `undefined` when there is none.
 * @param argv with the program first, as `process.argv` has it
 */
export function findForbiddenArgument(argv: readonly string[]): string | undefined {
  return argv.slice(1).find((argument) => !isAllowed(argument))
}
