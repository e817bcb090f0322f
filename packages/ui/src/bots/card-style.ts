/** The surface of a card and its skeleton. From 480 px on every line in it has a fixed height. */
export const cardClass =
  'group/card relative flex h-full min-w-0 flex-col rounded-sheet border border-line bg-plate p-2 text-left ' +
  'transition-[translate,box-shadow,border-color] duration-180 ease-calm'

/**
 * The card's parts, shared by a card and its skeleton. Below 480 px, where a card is as wide as the list, the avatar stands
 * beside the name, and lines are only as high as their text.
 */
export const cardParts = {
  banner: 'h-28 rounded-plate max-[30rem]:h-18',
  body: 'flex grow flex-col px-2 pb-2 max-[30rem]:grid max-[30rem]:grid-cols-[auto_minmax(0,1fr)] max-[30rem]:gap-x-2 max-[30rem]:pt-2',
  /* Its size of 64 px becomes 48 px on phones, with the dot in proportion. */
  avatar: '-mt-9 -ml-1 self-start max-[30rem]:row-span-3 max-[30rem]:mt-1 max-[30rem]:[zoom:0.75]',
  name: 'mt-1 flex h-7 items-center gap-1.5 max-[30rem]:mt-0',
  /* Taller than its line: accents on capitals reach above it and would be clipped. */
  heading: '-my-1.5 truncate py-1.5 font-serif text-title font-medium',
  /* On the narrowest phones they may take two lines: a number without its unit says nothing. */
  figures:
    'numbers relative z-1 mt-1.5 flex h-5 items-center gap-x-3.5 overflow-hidden text-label text-muted max-[30rem]:mt-0 max-[22rem]:h-auto max-[22rem]:flex-wrap',
  state: 'mt-1 flex h-5 items-center gap-2 max-[30rem]:mt-0.5',
  presence: 'min-w-0 flex-1 truncate text-label text-muted',
  /* Below the picture, in the free space beside the avatar; on phones at the end of its line. */
  approved: 'absolute top-32 right-4 max-[30rem]:static',
  pending: 'absolute top-4 right-4',
  description: 'mt-3 line-clamp-3 h-18 max-[30rem]:col-span-2 max-[30rem]:mt-2 max-[30rem]:h-auto',
  note: 'mt-2 h-5 truncate text-label text-muted max-[30rem]:col-span-2',
  tags: 'mt-3 max-[30rem]:mt-0 max-[30rem]:min-w-24 max-[30rem]:flex-1',
  /* On phones one line, if they fit: the tags, then the buttons. */
  foot: 'mt-auto max-[30rem]:col-span-2 max-[30rem]:flex max-[30rem]:flex-wrap max-[30rem]:items-center max-[30rem]:gap-2 max-[30rem]:pt-3',
  actions: 'mt-4 grid grid-cols-[auto_1fr] gap-2 max-[30rem]:mt-0 max-[30rem]:grow',
} as const
