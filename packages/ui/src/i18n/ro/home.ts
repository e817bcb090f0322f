import type { Translation } from '../translation.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: 'Boți Discord, verificați de oameni',
  hero: {
    title: 'Găsește botul cu care îți crește serverul',
    text: 'Boți Discord verificați de oameni, cu recenzii de la cei care îi folosesc.',
    placeholder: 'Caută un bot',
    button: 'Caută',
  },
  popular: {
    title: 'Boți populari',
    loadMore: 'Încarcă mai mulți boți',
  },
  certified: {
    title: 'Boți certificați',
    text: 'Verificați de echipa noastră: utili, de încredere și bine întreținuți.',
  },
  callToAction: {
    title: 'Ai făcut un bot?',
    text: 'Fă‑i loc în grădină. Înscrierea este gratuită, iar fiecare bot este verificat de un om.',
    submit: 'Trimite‑ți botul',
    learnMore: 'Află mai multe',
    learnMoreAbout: 'despre categorii',
  },
  stats: {
    label: 'Botanica în cifre',
    bots: 'de boți',
    installs: 'de instalări pe servere',
    visitors: 'de vizitatori pe zi',
    figures: {
      bots: 'peste 1.250',
      installs: 'peste 2,5 mil.',
      visitors: 'peste 15 mii',
    },
  },
} as const satisfies Translation<typeof english>
