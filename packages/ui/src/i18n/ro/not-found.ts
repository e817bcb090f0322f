import type { Translation } from '../translation.ts'
import type { notFound as english } from '../en/not-found.ts'

export const notFound = {
  title: 'Pagina nu a fost găsită',
  text: 'Nu există nicio pagină la această adresă.',
  home: 'Acasă',
  discover: 'Descoperă',
  addBot: 'Înscrie un bot',
} as const satisfies Translation<typeof english>
