import type { Translation } from '../translation.ts'
import type { app as english } from '../en/app.ts'

export const app = {
  manifest: {
    description: 'Găsește, compară, evaluează și votează boți de Discord.',
    screenshots: {
      wide: 'Căutarea unui bot pe pagina principală',
      narrow: 'Boți pe telefon',
    },
  },
  notices: 'Te așteaptă',
  update: {
    text: 'Este gata o versiune nouă.',
    apply: 'Actualizează',
    later: 'Mai târziu',
  },
  install: {
    text: 'Păstrează Botanica pe acest dispozitiv: se deschide imediat, și fără conexiune.',
    install: 'Instalează',
    dismiss: 'Nu acum',
  },
  reloaded: {
    title: 'Botanica a fost actualizată',
    text: 'De aceea pagina s-a reîncărcat. Ce ai scris este încă aici.',
  },
  offline: {
    asOf: 'Ultima actualizare: {{when}}.',
    catalogue_one: 'Poți căuta aici {{count}} bot.',
    catalogue_few: 'Poți căuta aici {{count}} boți.',
    catalogue_other: 'Poți căuta aici {{count}} de boți.',
    unknown: 'Numele contului conectat nu se păstrează pe acest dispozitiv.',
    left: 'Te-ai deconectat pe acest dispozitiv. Sesiunea se încheie imediat ce revine conexiunea.',
  },
  signOut: {
    ended: 'Sesiunea părăsită fără conexiune s-a încheiat.',
  },
  unsent: {
    review:
      'Recenzia ta despre {{about}} nu s-a trimis, pentru că nu era conexiune. Este salvată pe acest dispozitiv.',
    bot: 'Botul tău nu a fost trimis, pentru că nu era conexiune. Este salvat pe acest dispozitiv.',
    send: 'Trimite acum',
    discard: 'Renunță',
  },
  /** How fresh a screen is, and when it may not be. */
  connection: {
    live: 'În direct: schimbările apar singure',
    polling: 'Verificăm schimbările la câteva secunde',
    away: 'Se așteaptă conexiunea',
    unreachable:
      'Serverul nostru nu răspunde. Vezi ce s-a încărcat ultima dată; încercăm în continuare.',
  },
} as const satisfies Translation<typeof english>
