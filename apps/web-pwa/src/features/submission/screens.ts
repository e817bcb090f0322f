/** One chunk for these screens, because they share most of their code, which no other page uses. */
export { AddBotPage } from './add/add-bot-page.tsx'
export { DeveloperPage } from './developer/developer-page.tsx'
export { PersonalTokensPage } from './developer/personal-tokens-page.tsx'
export { EditBotPage } from './edit/edit-bot-page.tsx'
export { TransfersPage } from './transfer/transfers-page.tsx'
