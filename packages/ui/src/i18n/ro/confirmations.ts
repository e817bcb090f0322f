import type { Translation } from '../translation.ts'
import type { confirmations as english } from '../en/confirmations.ts'

export const confirmations = {
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
