import type { Translation } from '../../translation.ts'
import type { support as english } from '../../en/staff/support.ts'

export const support = {
  list: 'Cereri de asistență',
  empty: 'Nu s‑a găsit nicio cerere de asistență.',
  filter: 'Stare',
  state: { open: 'Deschisă', answered: 'Cu răspuns', closed: 'Închisă' },
  request: 'Cerere',
  from: 'De la',
  sent: 'Trimisă',
  premium: 'Premium',
  link: 'Pagina la care se referă',
  text: 'Cererea',
  yourAnswer: 'Răspuns',
  resolved: { answered: 'A răspuns {{name}}', closed: 'Închisă de {{name}}' },
  answer: 'Răspunde',
  answering: 'Se trimite...',
  answerDialog: {
    title: 'Răspunde la „{{subject}}”',
    text: '{{name}} primește o notificare și poate citi răspunsul pe pagina de contact. După trimitere nu îl mai poți schimba.',
    field: 'Răspuns',
  },
  tooLong: 'Răspunsul nu poate depăși {{limit}} de caractere.',
  close: 'Închide fără răspuns',
  closeDialog: {
    title: 'Închizi această cerere?',
    text: '„{{subject}}” iese din listă. {{name}} vede că a fost închisă, fără răspuns.',
    confirm: 'Închide cererea',
    confirming: 'Se închide...',
  },
  own: 'Ai trimis chiar tu această cerere, așa că trebuie să răspundă altcineva din echipă.',
  rivals: {
    answer_support_request: '{{name}} a răspuns deja la această cerere.',
    close_support_request: '{{name}} a închis deja această cerere.',
  },
  gone: 'Această cerere a fost retrasă.',
  answered: 'Răspunsul a fost trimis',
  closed: 'Cererea a fost închisă',
} as const satisfies Translation<typeof english>
