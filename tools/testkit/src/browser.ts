/** The browser of the browser suites, for a test file that is run alone. */
export { findBrowser } from '@botanica/run/browser'
