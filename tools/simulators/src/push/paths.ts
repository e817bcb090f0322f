/** Where messages are sent, each subscription's with its own id. */
export const PUSH_PATH = '/push'
/** The tester's page. */
export const PAGE_PATH = '/'
/** The base path of its form actions. */
export const PAGE_ACTIONS = '/page'
