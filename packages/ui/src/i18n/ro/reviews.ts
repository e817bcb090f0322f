import type { Translation } from '../translation.ts'
import type { reviews as english } from '../en/reviews.ts'

export const reviews = {
  form: {
    title: 'Lasă o recenzie',
    loading: 'Se încarcă formularul...',
    unavailable: 'Această parte a paginii nu a putut fi încărcată.',
  },
  login: {
    text: 'Trebuie să fii autentificat ca să lași o recenzie.',
    button: 'Autentifică‑te pentru a lăsa o recenzie',
  },
  breakdown: 'Recenzii după stele',
  sort: {
    label: 'Sortează recenziile',
    newest: 'Cele mai noi',
    helpful: 'Cele mai utile',
  },
  filtered: {
    showing_one: 'Recenzii cu {{count}} stea',
    showing_few: 'Recenzii cu {{count}} stele',
    showing_other: 'Recenzii cu {{count}} de stele',
    showAll: 'Arată toate recenziile',
    emptyTitle: 'Nicio recenzie cu această evaluare',
  },
  list: {
    title: 'Recenziile utilizatorilor ({{count}})',
    removed_one: 'O recenzie a fost eliminată de proprietar',
    removed_few: '{{count}} recenzii au fost eliminate de proprietar',
    removed_other: '{{count}} de recenzii au fost eliminate de proprietar',
    emptyTitle: 'Nicio recenzie încă',
    emptyText:
      'Acest bot nu a primit încă nicio recenzie. Fii primul care își împărtășește experiența!',
    errorTitle: 'Eroare la încărcarea recenziilor',
    errorText: 'A apărut o problemă la încărcarea recenziilor. Încearcă din nou mai târziu.',
    loading: 'Se încarcă recenziile...',
  },
  review: {
    by: 'Recenzie de {{name}}',
    botOwner: 'Proprietarul botului',
    owner: 'Proprietar',
    heartedByOwner: 'Apreciată de proprietar',
    ownReview: 'Scrisă de un proprietar, deci nu intră în medie.',
    edited: 'editată',
    ownerReply: 'Răspunsul proprietarului',
  },
  actions: {
    like: 'Utilă',
    dislike: 'Nu e utilă',
    likes_one: '{{count}} membru a găsit recenzia utilă',
    likes_few: '{{count}} membri au găsit recenzia utilă',
    likes_other: '{{count}} de membri au găsit recenzia utilă',
    dislikes_one: '{{count}} membru nu a găsit‑o utilă',
    dislikes_few: '{{count}} membri nu au găsit‑o utilă',
    dislikes_other: '{{count}} de membri nu au găsit‑o utilă',
  },
} as const satisfies Translation<typeof english>
