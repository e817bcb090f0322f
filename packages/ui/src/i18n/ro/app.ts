import type { Translation } from '../translation.ts'
import type { app as english } from '../en/app.ts'

export const app = {
  manifest: {
    description: 'Găsește, compară, evaluează și votează boți Discord.',
    screenshots: {
      wide: 'Căutarea unui bot pe pagina principală',
      narrow: 'Boți pe telefon',
    },
  },
  notices: 'Actualizări și mesaje',
  update: {
    text: 'Este gata o versiune nouă.',
    apply: 'Actualizează',
    later: 'Mai târziu',
  },
  install: {
    text: 'Instalează Botanica: se deschide imediat și merge și offline.',
    install: 'Instalează',
    dismiss: 'Nu acum',
  },
  reloaded: {
    title: 'Botanica a fost actualizată',
    text: 'Am reîncărcat pagina. Ce ai scris este încă aici.',
  },
  offline: {
    asOf: 'Ultima actualizare: {{when}}.',
    catalogue_one: 'Poți căuta în continuare {{count}} bot.',
    catalogue_few: 'Poți căuta în continuare {{count}} boți.',
    catalogue_other: 'Poți căuta în continuare {{count}} de boți.',
    unknown: 'Autentificarea nu este disponibilă offline.',
    left: 'Te‑ai deconectat pe acest dispozitiv. Sesiunea se încheie imediat ce revine conexiunea.',
  },
  signOut: {
    ended: 'Te‑ai deconectat.',
  },
  queued: {
    review:
      'Recenzia ta despre {{about}} nu s‑a trimis, pentru că erai offline. Este salvată pe acest dispozitiv.',
    bot: 'Botul tău nu a fost trimis, pentru că erai offline. Este salvat pe acest dispozitiv.',
    send: 'Trimite acum',
    discard: 'Renunță',
  },
  /** How fresh the data of a screen is. */
  connection: {
    live: 'Live',
    polling: 'Se actualizează la câteva secunde',
    away: 'Așteptăm conexiunea',
    unreachable:
      'Serverul nostru nu răspunde. Este posibil ca pagina să nu fie la zi. Încercăm în continuare.',
  },
} as const satisfies Translation<typeof english>
