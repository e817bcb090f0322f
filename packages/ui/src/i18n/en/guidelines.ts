/** Rules of the guidelines, as staff choose them for a decision. */
export const guidelines = {
  choose: 'Rules broken',
  chooseHelp: 'Choose at least one rule.',
  chosen_one: '{{count}} rule chosen.',
  chosen_other: '{{count}} rules chosen.',
  full: "You can't choose more than {{limit}}.",
} as const
