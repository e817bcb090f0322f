/** Where webhooks lead; the rest of the path is up to the sender. */
export const HOOKS_PATH = '/hooks'
/** Redirects to the same path below `/hooks`. */
export const REDIRECT_PATH = '/redirect'
/** Does not answer; a reset closes the connections. */
export const HANG_PATH = '/hang'
/** Responds 410. */
export const GONE_PATH = '/gone'
/** The base path of the form actions of the tester's page. */
export const PAGE_ACTIONS = '/page'
