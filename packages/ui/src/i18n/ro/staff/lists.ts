import type { Translation } from '../../translation.ts'
import type { lists as english } from '../../en/staff/lists.ts'

export const lists = {
  search: 'Caută',
  filters: 'Filtre',
  filtersOn_one: 'Filtre: {{count}} activ',
  filtersOn_few: 'Filtre: {{count}} active',
  filtersOn_other: 'Filtre: {{count}} active',
  all: 'Toate',
  sort: 'Sortează după',
  shown_one: '{{figure}} rezultat',
  shown_few: '{{figure}} rezultate',
  shown_other: '{{figure}} de rezultate',
  shownSoFar_one: 'Deocamdată {{figure}} rezultat',
  shownSoFar_few: 'Primele {{figure}} rezultate',
  shownSoFar_other: 'Primele {{figure}} de rezultate',
  shownOf: 'Se afișează {{figure}} din {{total}}',
  shownOfMany: 'Se afișează {{figure}} din peste {{total}}',
  stale: 'Lista nu a putut fi reîncărcată. Ultima actualizare: {{when}}.',
  updating: 'Se actualizează...',
  overdue: 'Peste termen:',
  failedTitle: 'Lista nu a putut fi încărcată',
  failedText: 'A apărut o problemă pe server. Încearcă din nou.',
  /* The open entry, and one that a link names. */
  hasLeft: 'Nu mai este în listă. Poate că altcineva a luat deja o decizie.',
  missingTitle: 'Nu este în această listă',
  missingText: 'Poate că altcineva a luat deja o decizie. Schimbă filtrele ca să îl cauți.',
  noMatchTitle: 'Niciun rezultat',
  clearFilters: 'Șterge filtrele',
  /* Somebody without a name: the console, or a deleted account. */
  administrator: 'Un administrator',
  actionsFor: 'Acțiuni pentru {{name}}',
  actions: 'Acțiuni',
  compact: 'Rânduri compacte',
  selectAll: 'Selectează tot',
  newRows_one: '{{count}} intrare nouă',
  newRows_few: '{{count}} intrări noi',
  newRows_other: '{{count}} de intrări noi',
  /* A decision that was made without a connection. */
  queued: {
    done: 'Salvat. Se trimite când revine conexiunea.',
    note: {
      waiting: 'Netrimis încă: {{action}}',
      conflict: 'Netrimis din cauza unui conflict: {{action}}',
      refused: 'Refuzat de server: {{action}}',
    },
    mark: {
      waiting: 'De trimis',
      conflict: 'Conflict',
      refused: 'Refuzat',
    },
    discard: 'Renunță',
  },
  /* Who else has an item open. */
  readers: {
    text_one: 'Aici mai este și {{names}}',
    text_few: 'Aici mai sunt și {{names}}',
    text_other: 'Aici mai sunt și {{names}}',
    /* After three names. */
    others_one: 'încă o persoană',
    others_few: 'încă {{count}} persoane',
    others_other: 'încă {{count}} de persoane',
  },
  help: {
    open: 'Scurtături de la tastatură',
    title: 'Scurtături de la tastatură',
    next: 'Rândul următor',
    previous: 'Rândul anterior',
    openRow: 'Deschide rândul',
    search: 'Caută',
    help: 'Arată scurtăturile',
    close: 'Închide',
  },
} as const satisfies Translation<typeof english>
