import type { Translation } from '../translation.ts'
import type { reports as english } from '../en/reports.ts'

export const reports = {
  login: 'Autentifică‑te ca să faci o sesizare.',
  title: {
    bot: 'Sesizare despre {{name}}',
    review: 'Sesizare despre recenzia scrisă de {{name}}',
    member: 'Sesizare despre {{name}}',
  },
  text: 'Echipa o va verifica. Vei afla rezultatul din notificări; nimeni altcineva nu află că ai făcut sesizarea.',
  reason: 'Ce nu este în regulă?',
  reasons: {
    broken: 'Nu funcționează',
    permissions: 'Cere prea multe permisiuni',
    malicious: 'Face rău membrilor sau serverelor',
    adult: 'Arată conținut pentru adulți',
    stolen: 'Folosește munca altora',
    misleading: 'Pagina lui induce în eroare',
    fake_votes: 'Voturile sau recenziile lui sunt false',
    abuse: 'Insulte, amenințări sau ură',
    spam: 'Spam sau reclamă',
    private_data: 'Datele personale ale cuiva',
    fake: 'Nu este o părere sinceră',
    impersonation: 'Se dă drept altcineva',
    several_accounts: 'Folosește mai multe conturi',
    other: 'Altceva',
  },
  details: 'Detalii',
  detailsHelp: 'Ce ai văzut și unde?',
  tooLong: 'Cel mult {{limit}} de caractere.',
  offline:
    'Nu ai conexiune. Sesizarea ta este salvată pe acest dispozitiv; trimite‑o când ești din nou online.',
  send: 'Trimite sesizarea',
  sending: 'Se trimite...',
  sent: 'Sesizare trimisă',
  sentText: 'Mulțumim. Vei afla rezultatul din notificări.',
  failed: 'Sesizarea nu a putut fi trimisă',
  errors: {
    conflict: 'Ai sesizat deja acest lucru. Echipa îl va verifica.',
    forbidden: 'Nu te poți sesiza pe tine, recenzia ta sau botul tău.',
    not_found: 'Nu mai este aici.',
    offline: 'Textul tău rămâne aici. Încearcă din nou.',
  },
} as const satisfies Translation<typeof english>
