/** Where messages are sent to, each subscription's under an id of its own. */
export const PUSH_PATH = '/push'
/** The tester's page. */
export const PAGE_PATH = '/'
/** Where its forms go. */
export const PAGE_ACTIONS = '/page'
