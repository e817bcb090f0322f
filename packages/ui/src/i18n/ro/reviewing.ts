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
  heartAdded: { title: 'Inimă adăugată' },
  heartRemoved: { title: 'Inimă retrasă' },
  replyAdded: { title: 'Răspuns adăugat' },
  userBlocked: {
    title: 'Utilizator blocat',
    text: 'Utilizatorul nu mai poate evalua acest bot.',
  },
  authenticationRequired: {
    title: 'Autentificare necesară',
    rating: 'Trebuie să fii autentificat pentru a lăsa o evaluare.',
  },
  ratingSubmitted: {
    title: 'Evaluare trimisă',
    text: 'Îți mulțumim pentru părere!',
  },
  voteAdded: {
    title: 'Vot adăugat',
    text: 'Mulțumim pentru vot! Votul tău îi ajută și pe alții să descopere boți grozavi.',
  },
  voteCooldown: {
    title: 'Pauză între voturi',
    text_one: 'Poți vota din nou peste o oră.',
    text_few: 'Poți vota din nou peste {{count}} ore.',
    text_other: 'Poți vota din nou peste {{count}} de ore.',
  },
  ratingRequired: {
    title: 'Lipsește evaluarea',
    text: 'Alege un număr de stele înainte de a trimite.',
  },
  alreadyVoted: {
    title: 'Ai votat deja',
    text_one: 'Ai votat deja acest bot. Poți vota din nou peste o oră.',
    text_few: 'Ai votat deja acest bot. Poți vota din nou peste {{count}} ore.',
    text_other: 'Ai votat deja acest bot. Poți vota din nou peste {{count}} de ore.',
  },
  reviewUpdated: { title: 'Recenzie actualizată' },
  reviewDeleted: { title: 'Recenzie ștearsă' },
  errors: {
    rating: 'Evaluarea ta nu a putut fi trimisă. Încearcă din nou.',
    voteBot: 'Votul pentru bot nu a putut fi înregistrat. Încearcă din nou.',
    heart: 'Reacția cu inimă nu a putut fi salvată.',
    block: 'Utilizatorul nu a putut fi blocat.',
    reply: 'Răspunsul nu a putut fi trimis.',
  },
} as const satisfies Translation<typeof english>
