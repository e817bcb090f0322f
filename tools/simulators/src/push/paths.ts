/** Where messages are sent, each subscription's with its own id. */
export const PUSH_PATH = '/push'
/** The base path of the form actions of the tester's page. */
export const PAGE_ACTIONS = '/page'
