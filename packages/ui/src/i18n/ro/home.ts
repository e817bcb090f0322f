import type { Translation } from '../translation.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: 'Boți Discord, bine îngrijiți',
  hero: {
    title: 'Găsește botul care îți face serverul să crească',
    text: 'O grădină de boți Discord: fiecare cu eticheta lui, cu recenzii de la cei care îl folosesc, arătat așa cum este.',
    searchLabel: 'Caută boți',
    placeholder: 'Caută după nume, descriere sau etichete',
    button: 'Caută',
  },
  filter: {
    label: 'Filtrează după categorie',
    all: 'Toți boții',
  },
  popular: {
    title: 'Boți populari',
    loadMore: 'Încarcă mai mulți boți',
  },
  certified: {
    title: 'Boți certificați',
    text: 'Verificați de echipa noastră: utili, de încredere, bine îngrijiți.',
  },
  callToAction: {
    title: 'Ai crescut un bot?',
    text: 'Fă-i loc în grădină. Înscrierea este gratuită, iar fiecare cerere este citită de un om.',
    submit: 'Trimite-ți botul',
    learnMore: 'Află mai multe',
    learnMoreAbout: 'despre categorii',
  },
  stats: {
    label: 'Botanica în cifre',
    bots: 'boți',
    installs: 'instalări pe servere',
    visitors: 'vizitatori pe zi',
    figures: {
      bots: '1.250+',
      installs: '2,5M+',
      visitors: '15,0K+',
    },
  },
} as const satisfies Translation<typeof english>
