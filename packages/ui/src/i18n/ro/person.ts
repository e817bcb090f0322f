import type { Translation } from '../translation.ts'
import type { person as english } from '../en/person.ts'

export const person = {
  loading: 'Se încarcă profilul...',
  fallbackTitle: 'Utilizatorul {{id}}',
  description: '{{name}} pe Botanica: boți, roluri și linkuri.',
  notFound: {
    title: 'Utilizatorul nu a fost găsit',
    text: 'Utilizatorul pe care îl cauți nu există sau a fost șters.',
  },
  banned: {
    title: 'Utilizator suspendat',
    text: 'Acest utilizator a fost suspendat de pe platformă.',
    reason: 'Motiv: {{reason}}',
  },
  failed: {
    title: 'Profilul nu a putut fi încărcat',
    text: 'Verifică‑ți conexiunea și încearcă din nou.',
  },
  joined: 'Membru din',
  unknownJoined: 'Necunoscut',
  counters: { bots: 'Boți', roles: 'Roluri' },
  tabs: {
    label: 'Despre această persoană',
    bots: 'Boți ({{count}})',
    profile: 'Profil',
  },
  bots: {
    loading: 'Se încarcă boții...',
    emptyTitle: 'Încă niciun bot',
    emptyText: 'Acest utilizator nu a înscris încă niciun bot pe platformă.',
  },
  information: {
    title: 'Informații de profil',
    edit: 'Editează',
    cancel: 'Anulează',
    about: 'Despre',
    noBio: 'Nicio descriere disponibilă',
    noOwnBio: 'Încă nu ai scris nimic despre tine',
    addBio: 'Adaugă o descriere',
    connect: 'Contact',
    userId: 'ID de utilizator',
  },
  achievements: {
    title: 'Realizări',
    rank: 'Rang {{priority}}',
    totalBots: 'Total boți',
    certified: 'Certificați',
    activeRoles: 'Roluri active',
  },
  links: { website: 'Site web', twitter: 'Twitter/X', github: 'GitHub', youtube: 'YouTube' },
  form: {
    label: 'Profil',
    loading: 'Se încarcă formularul...',
    unavailable: 'Această parte a paginii nu a putut fi încărcată.',
    bio: 'Despre tine',
    website: 'Site web',
    twitter: 'Twitter',
    github: 'GitHub',
    youtube: 'YouTube',
    handle: 'Numele de utilizator, nu linkul întreg.',
    save: 'Salvează modificările',
    saving: 'Se salvează...',
    errors: {
      tooLong: 'Prea lung. Numărul maxim de caractere: {{limit}}.',
      characters: 'Textul conține caractere care nu sunt permise.',
      url: 'Introdu o adresă de site validă.',
      handle:
        'Introdu un nume de utilizator valid: litere, cifre, puncte, cratime și liniuțe de subliniere.',
      generic: 'Verifică acest câmp.',
    },
  },
  saved: {
    title: 'Profil actualizat',
    text: 'Profilul tău a fost actualizat cu succes.',
  },
  saveFailed: 'Profilul nu a putut fi actualizat',
} as const satisfies Translation<typeof english>
