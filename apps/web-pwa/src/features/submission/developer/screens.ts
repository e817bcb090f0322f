/** One chunk for these screens, which only work with the server, so it is not cached before it is needed. */
export { DeveloperPage } from './developer-page.tsx'
export { PersonalTokensPage } from './personal-tokens-page.tsx'
