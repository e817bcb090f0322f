import type { Translation } from '../translation.ts'
import type { reviewing as english } from '../en/reviewing.ts'

export const reviewing = {
  form: {
    ratingLabel: 'Evaluarea ta',
    commentLabel: 'Comentariul tău',
    commentPlaceholder: 'Ce îți place la acest bot? Ce ar putea fi mai bun?',
    submit: 'Trimite recenzia',
    submitting: 'Se trimite...',
    tooLong: 'Comentariul nu poate depăși {{limit}} de caractere.',
    ownBot: 'Botul este al tău, așa că recenzia ta nu intră în medie.',
  },
  own: {
    written: 'Ai scris deja o recenzie pentru acest bot.',
    edit: 'Editează‑ți recenzia',
  },
  actions: {
    addHeart: 'Adaugă o inimă',
    removeHeart: 'Retrage inima',
    reply: 'Răspunde',
    replyLabel: 'Răspunsul tău',
    replyTooLong: 'Răspunsul nu poate depăși {{limit}} de caractere.',
    editReply: 'Editează răspunsul',
    submitReply: 'Trimite răspunsul',
    edit: 'Editează',
    editLabel: 'Editează‑ți recenzia',
    save: 'Salvează modificările',
    saving: 'Se salvează...',
    delete: 'Șterge',
    deleting: 'Se șterge...',
    block: 'Blochează utilizatorul',
    blocking: 'Se blochează...',
    cancel: 'Anulează',
    more: 'Alte acțiuni pentru recenzia scrisă de {{name}}',
  },
  report: 'Sesizează',
  deleteReview: {
    title: 'Ești sigur?',
    text: 'Această acțiune nu poate fi anulată. Recenzia va fi ștearsă definitiv.',
  },
  blockMember: {
    title: 'Blochezi acest utilizator?',
    text: 'Nu va mai putea evalua acest bot, iar recenzia lui dispare din listă și din medie.',
  },
} as const satisfies Translation<typeof english>
