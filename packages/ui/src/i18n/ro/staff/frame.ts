import type { Translation } from '../../translation.ts'
import type { frame as english } from '../../en/staff/frame.ts'

export const frame = {
  title: 'Panou de administrare',
  yourRoles: 'Rolurile tale',
  fullAccess: 'ACCES COMPLET',
  denied: {
    title: 'Acces interzis',
    text: 'Nu ai permisiunea de a accesa această pagină.',
  },
  pages: 'Pagini',
  overview: {
    title: 'Privire de ansamblu',
    total: 'Total boți',
    pending: 'În așteptare',
    certified: 'Certificați',
    lastUpdated: 'Ultima actualizare',
  },
  tabs: {
    label: 'Liste',
    pending: 'Boți în așteptare',
    changes: 'Modificări',
    bots: 'Toți boții',
    certification: 'Certificări',
    support: 'Asistență',
    appeals: 'Contestații',
    reports: 'Sesizări',
    reviews: 'Recenzii eliminate',
    users: 'Utilizatori',
    announcements: 'Anunțuri',
    logs: 'Jurnal de administrare',
  },
  palette: {
    title: 'Comenzi',
    label: 'Ce vrei să faci?',
    nothing: 'Niciun rezultat pentru „{{text}}”.',
    searching: 'Se caută...',
    failed: 'Căutarea nu a reușit.',
    goTo: 'Mergi la {{page}}',
    groups: {
      here: 'Pe această pagină',
      pages: 'Pagini',
      client: 'Botanica',
      bots: 'Boți',
      members: 'Membri',
    },
  },
  failed: 'Acțiunea nu a reușit. Încearcă din nou.',
} as const satisfies Translation<typeof english>
