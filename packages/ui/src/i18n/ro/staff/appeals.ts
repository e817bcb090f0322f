import type { Translation } from '../../translation.ts'
import type { appeals as english } from '../../en/staff/appeals.ts'

export const appeals = {
  list: 'Contestații',
  empty: 'Nicio contestație găsită.',
  filter: 'Stare',
  state: { open: 'Deschisă', upheld: 'Respinsă', reversed: 'Admisă', closed: 'Închisă' },
  appeal: 'Contestația',
  from: 'De la',
  sent: 'Trimisă',
  decision: 'Decizia',
  madeBy: 'De {{name}}',
  target: 'Despre',
  reason: 'Motiv',
  noReason: 'Fără motiv',
  rules: 'Reguli',
  noRules: 'Nicio regulă numită',
  removedText: 'Recenzia eliminată',
  text: 'Ce spune membrul',
  outcome: {
    upheld: 'Respinsă de {{name}}',
    reversed: 'Admisă de {{name}}',
    closed: 'Închisă de {{name}}',
  },
  bySamePerson: 'A hotărât cine a luat decizia, pentru că nu putea altcineva.',
  answer: 'Răspuns',
  reverse: 'Revocă decizia',
  uphold: 'Respinge contestația',
  close: 'Închide',
  deciding: 'Se trimite...',
  dialogs: {
    reversed: {
      title: 'Revoci această decizie?',
      text: 'Este revocată imediat, iar {{name}} primește o notificare.',
      field: 'Mesaj pentru membru',
    },
    upheld: {
      title: 'Respingi această contestație?',
      text: 'Decizia rămâne. {{name}} îți citește răspunsul și nu o mai poate contesta.',
      field: 'Răspuns',
    },
    closed: {
      title: 'Închizi această contestație?',
      text: 'Pentru decizii care nu mai pot fi revocate. {{name}} îți citește răspunsul.',
      field: 'Răspuns',
    },
  },
  tooLong: 'Răspunsul nu poate depăși {{limit}} de caractere.',
  errors: {
    ownAppeal:
      'Decizia este despre tine sau despre botul tău, așa că hotărăște altcineva din echipă.',
    ownDecision: 'Tu ai luat această decizie, așa că altcineva din echipă hotărăște contestația.',
    ownerAccount:
      'Doar proprietarii site‑ului hotărăsc despre restricțiile conturilor de proprietar.',
  },
  conflicts: {
    changedSince:
      'Între timp s‑a schimbat ceva, așa că decizia nu mai poate fi revocată. Închide contestația cu un răspuns.',
    submittedAgain:
      'Botul a fost trimis din nou, așa că cel șters nu mai poate fi restaurat. Închide contestația cu un răspuns.',
    writtenAgain:
      'Autorul a scris altă recenzie despre acest bot, așa că cea eliminată nu mai poate fi restaurată. Închide contestația cu un răspuns.',
    purged:
      'A fost șters definitiv, așa că nu mai poate fi restaurat. Închide contestația cu un răspuns.',
  },
  rivals: {
    uphold_appeal: '{{name}} a respins deja această contestație.',
    reverse_decision: '{{name}} a admis deja această contestație.',
    close_appeal: '{{name}} a închis deja această contestație.',
  },
  gone: 'Această contestație nu mai există.',
  done: {
    upheld: 'Contestație respinsă',
    reversed: 'Decizie revocată',
    closed: 'Contestație închisă',
  },
  actions: {
    reject_bot: 'Bot respins',
    uncertify_bot: 'Certificare retrasă',
    staff_delete_bot: 'Bot șters',
    reject_application: 'Cerere de certificare respinsă',
    delete_review: 'Recenzie eliminată',
    ban_user: 'Membru suspendat',
    disable_user: 'Membru dezactivat',
  },
} as const satisfies Translation<typeof english>
