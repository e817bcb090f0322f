/** Classes that the profile page shares with its skeleton. */
export const LAYOUT = {
  page: 'page pt-6 pb-4 md:pt-10',
  columns: 'grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-12',
  card: 'overflow-hidden rounded-sheet border border-line bg-plate p-2',
  cardBanner: 'h-24 rounded-plate',
  bots: 'grid gap-5 sm:grid-cols-2',
  bot: 'relative flex h-full min-w-0 flex-col rounded-sheet border border-line bg-plate p-2 text-left',
  botBanner: 'h-24 rounded-plate',
  botBody: 'flex grow flex-col px-2 pb-2',
} as const
