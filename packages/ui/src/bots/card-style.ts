/** The surface of a card and its skeleton; every line in it has a fixed height. */
export const cardClass =
  'relative flex h-full min-w-0 flex-col rounded-sheet border border-line bg-plate p-2 text-left ' +
  'transition-[translate,box-shadow,border-color] duration-180 ease-calm'

/** The card's parts, shared by a card and its skeleton. */
export const cardParts = {
  banner: 'h-28 rounded-plate',
  body: 'flex grow flex-col px-2 pb-2',
  avatar: '-mt-9 -ml-1 self-start',
  name: 'mt-1 flex h-7 items-center gap-1.5',
  /* Taller than its line: accents on capitals reach above it and would be clipped. */
  heading: '-my-1.5 truncate py-1.5 font-serif text-title font-medium',
  figures:
    'numbers relative z-1 mt-1.5 flex h-5 items-center gap-3.5 overflow-hidden text-label text-muted',
  presence: 'mt-1 h-5 truncate text-label text-muted',
  description: 'mt-3 line-clamp-2 h-12',
  tags: 'mt-3',
  actions: 'mt-4 grid grid-cols-[auto_1fr] gap-2',
} as const
