/** The browser that `npm test` runs browser suites in, for a single file that is run alone. */
export { findBrowser } from '@botanica/run/browser'
