/** One script for both screens: they are of the same parts, and nothing of them is in what other pages share. */
export { AddBotPage } from './add/add-bot-page.tsx'
export { EditBotPage } from './edit/edit-bot-page.tsx'
