import { BOTS, PEOPLE } from '@botanica/demo-world'

/** An address of every route, by the route's path; the empty one is home. */
export const SCREENS: Record<string, string[]> = {
  '': ['/'],
  discover: ['/discover?search=music'],
  categories: ['/categories'],
  'bot/:id': [`/bot/${BOTS.brunoApproved}`, `/bot/${BOTS.brunoApproved}?tab=reviews`],
  'bot-edit/:id': [`/bot-edit/${BOTS.brunoApproved}`],
  'user/:id': [`/user/${PEOPLE.bruno}`],
  login: ['/login'],
  'add-bot': ['/add-bot'],
  'apply-certification': ['/apply-certification'],
  profile: ['/profile', '/profile?tab=settings'],
  premium: ['/premium'],
  // Its own test pays there.
  checkout: [],
  admin: ['/admin', '/admin?tab=bots', '/admin?tab=certification', '/admin?tab=users'].concat([
    '/admin?tab=announcements',
    '/admin?tab=logs',
  ]),
  'admin/categories': ['/admin/categories'],
  'admin/ads': ['/admin/ads'],
  'admin/announcements': ['/admin/announcements'],
  'desktop-sign-in': [
    `/desktop-sign-in?port=49152&state=${'s'.repeat(22)}&challenge=${'c'.repeat(43)}&device=Desk`,
  ],
  docs: ['/docs'],
  'docs/api': ['/docs/api'],
  guidelines: ['/guidelines'],
  developers: ['/developers'],
  help: ['/help'],
  contact: ['/contact'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  '*': ['/no/such/page'],
}
