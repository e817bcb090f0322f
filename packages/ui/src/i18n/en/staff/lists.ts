/** Texts of every staff list. */
export const lists = {
  search: 'Search',
  filters: 'Filters',
  filtersOn_one: 'Filters: {{count}} active',
  filtersOn_other: 'Filters: {{count}} active',
  all: 'All',
  sort: 'Sort by',
  shown_one: '{{figure}} result',
  shown_other: '{{figure}} results',
  shownSoFar_one: 'Showing the first {{figure}}',
  shownSoFar_other: 'Showing the first {{figure}}',
  shownOf: 'Showing {{figure}} of {{total}}',
  /* Used if there are more than this number. */
  shownOfMany: 'Showing {{figure}} of {{total}}+',
  stale: "Couldn't refresh the list. Last updated at {{when}}.",
  updating: 'Updating...',
  overdue: 'Overdue:',
  failedTitle: "The list couldn't be loaded",
  failedText: 'Something went wrong on the server. Please try again.',
  /* The open entry, and one that a link names. */
  hasLeft: 'This entry has left the list. Somebody may have decided on it already.',
  missingTitle: 'Not in this list',
  missingText: 'Somebody may have decided on it already. Change the filters to look for it.',
  noMatchTitle: 'No matches',
  clearFilters: 'Clear filters',
  /* Somebody without a name: the console, or a deleted account. */
  administrator: 'An administrator',
  actionsFor: 'Actions for {{name}}',
  actions: 'Actions',
  compact: 'Compact rows',
  selectAll: 'Select all',
  newRows_one: '{{count}} new entry',
  newRows_other: '{{count}} new entries',
  /* A decision that was made without a connection. */
  queued: {
    done: "Saved. It will be sent when you're back online.",
    note: {
      waiting: 'Waiting to be sent: {{action}}',
      conflict: 'Not sent because of a conflict: {{action}}',
      refused: 'Refused by the server: {{action}}',
    },
    mark: {
      waiting: 'Not sent yet',
      conflict: 'Conflict',
      refused: 'Refused',
    },
    discard: 'Discard',
  },
  /* Who else has an item open. */
  readers: {
    text_one: '{{names}} is looking at this too',
    text_other: '{{names}} are looking at this too',
    /* After three names. */
    others_one: '{{count}} other',
    others_other: '{{count}} others',
  },
  help: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    next: 'Next row',
    previous: 'Previous row',
    openRow: 'Open the row',
    search: 'Search',
    help: 'Show keyboard shortcuts',
    close: 'Close',
  },
} as const
