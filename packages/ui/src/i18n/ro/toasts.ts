import type { Translation } from '../translation.ts'
import type { toasts as english } from '../en/toasts.ts'

export const toasts = {
  loginRequired: {
    title: 'Autentificare necesară',
    voteRating: 'Autentifică‑te pentru a vota recenzii.',
    voteBot: 'Autentifică‑te pentru a vota acest bot.',
  },
  error: {
    title: 'Eroare',
  },
  because: {
    offline: 'Ești offline.',
    lost: 'Serverul nu a putut fi contactat.',
    timeout: 'Serverul nu a răspuns la timp.',
    unavailable: 'Serverul este ocupat în acest moment.',
    tooMany: 'Prea multe cereri. Așteaptă puțin.',
    restricted: 'Contul tău este restricționat, așa că nu poți face acest lucru.',
    forbidden: 'Nu ai dreptul să faci acest lucru.',
    blocked: 'Proprietarii acestui bot te‑au blocat, așa că nu îl mai poți evalua.',
    botGone: 'Acest bot nu mai există.',
    refused: 'O parte din ce ai completat nu a fost acceptată. Verifică și încearcă din nou.',
  },
  saved: {
    title: 'Salvat pe acest dispozitiv',
  },
  updateFailed: {
    title: 'Actualizare eșuată',
  },
  deleteFailed: {
    title: 'Ștergere eșuată',
    bot: 'A apărut o eroare la ștergerea botului. Încearcă din nou.',
  },
  unauthorized: {
    title: 'Neautorizat',
    text: 'Ai fost deconectat. Te autentificăm din nou...',
  },
} as const satisfies Translation<typeof english>
