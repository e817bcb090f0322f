import type { Translation } from '../translation.ts'
import type { queue as english } from '../en/queue.ts'

export const queue = {
  underReview: {
    title: 'Bot în curs de verificare',
    text: 'Botul tău este în curs de verificare. Verificarea durează de obicei 3–5 zile lucrătoare. Vei fi anunțat când este aprobat.',
  },
  rejected: {
    title: 'Respins',
    text: 'Acest bot a fost respins anterior. Îl poți actualiza și retrimite.',
    reason: 'Motiv: {{reason}}',
  },
  loading: 'Se caută locul în coadă...',
  failed: 'Locul în coadă nu a putut fi încărcat.',
  place: 'Locul {{exact}} în coadă. E rândul echipei.',
  far: 'În coadă, după mai mult de {{exact}} de alți boți. E rândul echipei.',
  heldPlace: 'Modificarea ta e pe locul {{exact}} în coada modificărilor. E rândul echipei.',
  heldFar: 'Modificarea ta e în coadă, după mai mult de {{exact}} de altele. E rândul echipei.',
  yourTurn: 'E rândul tău: corectează ce spune motivul și retrimite botul.',
  asked: 'Echipa are o întrebare, așa că e rândul tău:',
  answer: {
    label: 'Răspunsul tău',
    help: 'Îl citește echipa. Poți și să schimbi prezentarea botului.',
    length: 'Scrie între {{min}} și {{max}} de caractere.',
    submit: 'Răspunde',
    submitting: 'Se trimite...',
    offline: 'Poți răspunde când ai din nou conexiune.',
    sent: { title: 'Răspuns trimis', text: 'Botul tău este din nou în coada echipei.' },
    error: {
      title: 'Eroare',
      text: 'Răspunsul nu a putut fi trimis.',
      gone: 'Acest bot nu mai există.',
      closed: 'Întrebarea nu mai are nevoie de răspuns.',
    },
  },
  estimate:
    'În ultimele 30 de zile, jumătate dintre decizii au venit în cel mult {{median}}, iar nouă din zece în cel mult {{most}}.',
  hours_one: '{{exact}} oră',
  hours_few: '{{exact}} ore',
  hours_other: '{{exact}} de ore',
  days_one: '{{exact}} zi',
  days_few: '{{exact}} zile',
  days_other: '{{exact}} de zile',
} as const satisfies Translation<typeof english>
