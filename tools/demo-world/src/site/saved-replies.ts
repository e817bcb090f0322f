import { PEOPLE } from '../ids.ts'
import type { DemoSavedReply } from '../types.ts'

const SHARED = { ownerId: null } as const

/** The replies that the staff share, and one of a reviewer's own. */
export const savedReplies: readonly DemoSavedReply[] = [
  {
    ...SHARED,
    title: 'Bot is offline',
    textEn:
      'Hi {member}, {bot} was offline when we tried its commands. Please submit it again once it runs around the clock.',
    textRo:
      'Salut, {member}! {bot} era offline când i-am încercat comenzile. Trimite-l din nou după ce funcționează permanent.',
    ruleIds: ['online'],
    createdAt: { days: -60 },
  },
  {
    ...SHARED,
    title: 'Asks for Administrator',
    textEn:
      'Hi {member}, the invite of {bot} asks for more permissions than its commands use. Please request only those, then submit it again.',
    textRo:
      'Salut, {member}! Invitația lui {bot} cere mai multe permisiuni decât folosesc comenzile lui. Cere doar permisiunile necesare, apoi trimite-l din nou.',
    ruleIds: ['least-permissions'],
    createdAt: { days: -58 },
  },
  {
    ...SHARED,
    title: 'Description does not say what it does',
    textEn:
      'Hi {member}, the page of {bot} does not tell people what it does. Please describe its commands. Rules: {rule}.',
    textRo:
      'Salut, {member}! Pagina lui {bot} nu le spune oamenilor ce face. Descrie-i comenzile. Reguli: {rule}.',
    ruleIds: ['short-description', 'long-description'],
    createdAt: { days: -41 },
  },
  {
    ...SHARED,
    title: 'Welcome',
    textEn: 'Welcome, {member}! {bot} is listed now.',
    textRo: 'Bine ai venit, {member}! {bot} este acum în catalog.',
    ruleIds: [],
    createdAt: { days: -40 },
  },
  {
    ownerId: PEOPLE.rita,
    title: 'No help command',
    textEn: 'Hi {member}, I could not find out how to begin with {bot}. Please add a help command.',
    textRo:
      'Salut, {member}! Nu am aflat cum se începe cu {bot}. Adaugă o comandă de ajutor, te rog.',
    ruleIds: ['help'],
    createdAt: { days: -12 },
  },
]
