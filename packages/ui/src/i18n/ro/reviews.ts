import type { Romanian } from '../catalogue.ts'
import type { reviews as english } from '../en/reviews.ts'

export const reviews = {
  form: {
    title: 'Lasă o recenzie',
    ratingLabel: 'Nota ta',
    commentLabel: 'Comentariul tău',
    commentPlaceholder: 'Cum este să trăiești cu acest bot?',
    submit: 'Trimite recenzia',
    submitting: 'Se trimite...',
  },
  login: {
    text: 'Trebuie să fii autentificat ca să lași o recenzie.',
    button: 'Autentifică-te pentru a lăsa o recenzie',
  },
  list: {
    title: 'Recenziile utilizatorilor ({{count}})',
    emptyTitle: 'Nicio recenzie încă',
    emptyText:
      'Acest bot nu a primit încă nicio recenzie. Fii primul care își împărtășește experiența!',
    errorTitle: 'Eroare la încărcarea recenziilor',
    errorText: 'A apărut o problemă la încărcarea recenziilor. Încearcă din nou mai târziu.',
    loading: 'Se încarcă recenziile...',
  },
  review: {
    by: 'Recenzie de {{name}}',
    unknownUser: 'Utilizator necunoscut',
    unknownDate: 'Dată necunoscută',
    botOwner: 'Proprietarul botului',
    owner: 'Proprietar',
    heartedByOwner: 'Proprietarul a apreciat această recenzie cu o inimă',
    ownReview: 'Recenzia este scrisă de un proprietar: nu intră în medie.',
    edited: 'editată',
    ownerReply: 'Răspunsul proprietarului',
  },
  actions: {
    like: 'Utilă',
    dislike: 'Inutilă',
    likes_one: '{{count}} membru a găsit recenzia utilă',
    likes_few: '{{count}} membri au găsit recenzia utilă',
    likes_other: '{{count}} de membri au găsit recenzia utilă',
    dislikes_one: '{{count}} membru a găsit recenzia inutilă',
    dislikes_few: '{{count}} membri au găsit recenzia inutilă',
    dislikes_other: '{{count}} de membri au găsit recenzia inutilă',
    addHeart: 'Adaugă o inimă',
    removeHeart: 'Retrage inima',
    reply: 'Răspunde',
    replyLabel: 'Răspunsul tău',
    submitReply: 'Trimite răspunsul',
    edit: 'Editează',
    save: 'Salvează modificările',
    saving: 'Se salvează...',
    delete: 'Șterge',
    deleting: 'Se șterge...',
    block: 'Blochează utilizatorul',
    cancel: 'Anulează',
    more: 'Alte acțiuni pentru recenzia scrisă de {{name}}',
  },
  confirmDelete: {
    title: 'Ești sigur?',
    text: 'Această acțiune nu poate fi anulată. Recenzia va fi ștearsă definitiv.',
  },
  confirmBlock: {
    title: 'Blochezi acest utilizator?',
    text: 'Nu va mai putea nota acest bot, iar recenzia lui iese din listă și din medie.',
  },
} as const satisfies Romanian<typeof english>
