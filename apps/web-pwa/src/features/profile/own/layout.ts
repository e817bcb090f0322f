/** Classes that the profile page shares with its skeleton. */
export const LAYOUT = {
  page: 'page pt-6 pb-4 max-[30rem]:pt-3 md:pt-10',
  columns:
    'grid gap-8 max-[30rem]:gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-12',
  card: 'overflow-hidden rounded-sheet border border-line bg-plate p-2',
  cardBanner: 'h-24 rounded-plate max-[30rem]:h-12',
  /* On phones the avatar stands beside the name, so that the tabs begin early. */
  cardBody:
    'px-3 pb-3 max-[30rem]:grid max-[30rem]:grid-cols-[auto_minmax(0,1fr)] max-[30rem]:gap-x-3 max-[30rem]:px-1 max-[30rem]:pt-2 max-[30rem]:pb-1',
  /* Its size of 80 px becomes 56 px on phones. */
  cardAvatar:
    '-mt-11 -ml-1 bg-plate max-[30rem]:mt-0 max-[30rem]:self-start max-[30rem]:[zoom:0.7]',
  cardActions:
    'mt-4 flex flex-col gap-2 max-[30rem]:col-span-2 max-[30rem]:mt-2 max-[30rem]:flex-row',
  bots: 'grid gap-5 sm:grid-cols-2',
  bot: 'relative flex h-full min-w-0 flex-col rounded-sheet border border-line bg-plate p-2 text-left',
  botBanner: 'h-24 rounded-plate',
  botBody: 'flex grow flex-col px-2 pb-2',
} as const
