/** Places of advertisements (ruling S5). */
export const AD_PLACEMENTS = {
  header: 'header',
  sidebar: 'sidebar',
  inList: 'in-list',
  footer: 'footer',
} as const
