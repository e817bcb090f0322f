import type { Translation } from '../../translation.ts'
import type { categories as english } from '../../en/staff/categories.ts'

export const categories = {
  title: 'Categorii',
  subtitle: 'Fiecare bot face parte din cel puțin o categorie.',
  backToDashboard: 'Înapoi la panou',
  loading: 'Se încarcă categoriile...',
  failed: 'Categoriile nu au putut fi încărcate.',
  empty: 'Încă nu există categorii.',
  emptyText: 'Nu se pot înscrie boți până nu există cel puțin una.',
  add: 'Adaugă o categorie',
  editNamed: 'Editează „{{name}}”',
  removeNamed: 'Elimină „{{name}}”',
  bots_one: '{{count}} bot',
  bots_few: '{{count}} boți',
  bots_other: '{{count}} de boți',
  noDescription: 'Fără descriere',
  inRomanian: 'În română: {{name}}',
  form: {
    addTitle: 'Adaugă o categorie',
    editTitle: 'Editează categoria',
    name: 'Nume',
    nameHelp:
      'Categoriile predefinite sunt traduse. Un nume ales de tine apare așa cum îl scrii, în orice limbă.',
    description: 'Descriere',
    required: 'Completează acest câmp.',
    tooLong: 'Cel mult {{limit}} de caractere.',
    taken: 'Există deja o categorie cu acest nume.',
    save: 'Salvează categoria',
    saving: 'Se salvează...',
  },
  remove: {
    title: 'Elimină categoria',
    text: 'Sigur vrei să elimini „{{name}}”? Niciun bot nu face parte din ea.',
    used_one:
      '„{{name}}” are {{count}} bot (se numără și cei în așteptare, respinși sau șterși recent). Îl mutăm în categoria aleasă, apoi eliminăm „{{name}}”.',
    used_few:
      '„{{name}}” are {{count}} boți, inclusiv cei în așteptare, respinși sau șterși recent. Îi mutăm în categoria aleasă, apoi eliminăm „{{name}}”.',
    used_other:
      '„{{name}}” are {{count}} de boți, inclusiv cei în așteptare, respinși sau șterși recent. Îi mutăm în categoria aleasă, apoi eliminăm „{{name}}”.',
    moveTo: 'Mută boții în',
    choose: 'Alege o categorie',
    confirm: 'Elimină',
    confirming: 'Se elimină...',
    moving_one: 'Mai este {{count}} bot de mutat...',
    moving_few: 'Mai sunt {{count}} boți de mutat...',
    moving_other: 'Mai sunt {{count}} de boți de mutat...',
    conflict:
      'Categoria nu a putut fi eliminată: între timp au apărut boți în ea sau este ultima rămasă. Reîncarcă pagina și încearcă din nou.',
  },
  done: {
    added: 'Categorie adăugată',
    changed: 'Categorie modificată',
    removed: 'Categorie eliminată',
  },
  gone: 'Această categorie nu mai există.',
} as const satisfies Translation<typeof english>
