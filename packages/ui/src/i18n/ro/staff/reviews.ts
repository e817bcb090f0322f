import type { Translation } from '../../translation.ts'
import type { reviews as english } from '../../en/staff/reviews.ts'

export const reviews = {
  list: 'Recenzii eliminate',
  filter: 'Eliminate de',
  removers: { any: 'Oricine', owner: 'Proprietarii boților', staff: 'Echipă' },
  empty: 'Nicio recenzie eliminată.',
  review: 'Recenzie',
  removed: 'Eliminată',
  reviewOf: 'Recenzie despre {{bot}}',
  byMember: '{{bot}}, de {{name}}',
  unknown: 'Cont șters',
  openBot: 'Deschide botul',
  author: 'Autor',
  text: 'Recenzia',
  noText: 'Fără text, doar stele',
  removedBy: {
    owner: 'Eliminată de un proprietar al botului',
    staff: 'Eliminată de echipă',
  },
  until: 'Poate fi restaurată până la',
  restore: 'Restaurează',
  restoring: 'Se restaurează...',
  dialog: {
    title: 'Restaurezi recenzia scrisă de {{name}}?',
    text: 'Revine pe pagina botului {{bot}} cu voturile ei și contează din nou la notă. Autorul primește o notificare.',
  },
  done: 'Recenzia a fost restaurată',
  removal: {
    title: 'Ștergi această recenzie?',
    text_one:
      'Autorul primește o notificare și poate contesta decizia. Echipa o poate restaura timp de o zi.',
    text_few:
      'Autorul primește o notificare și poate contesta decizia. Echipa o poate restaura timp de {{count}} zile.',
    text_other:
      'Autorul primește o notificare și poate contesta decizia. Echipa o poate restaura timp de {{count}} de zile.',
    submit: 'Șterge',
    submitting: 'Se șterge...',
    done: 'Recenzia a fost ștearsă',
    gone: 'Această recenzie nu mai există.',
  },
  own: 'Tu ai scris această recenzie sau ești proprietar al botului, așa că hotărăște altcineva din echipă.',
  writtenAgain:
    'Autorul a scris altă recenzie despre acest bot, așa că aceasta nu mai poate fi restaurată.',
  gone: 'Această recenzie a fost deja restaurată sau a fost ștearsă definitiv.',
} as const satisfies Translation<typeof english>
