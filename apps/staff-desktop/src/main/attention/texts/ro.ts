import type { Catalogue } from './catalogue.ts'

export const ro = {
  plain: {
    open: 'Deschide Botanica',
    openItem: 'Deschide',
    quit: 'Ieșire',
    pauseHour: 'Oprește notificările pentru o oră',
    pauseTomorrow: 'Oprește notificările până mâine',
    resume: 'Repornește notificările',
    pausedUntil: 'Notificările sunt oprite până la {{moment}}',
    signedOut: 'Nu este nimeni conectat',
    nothingWaits: 'Nu așteaptă nimic',
    bot: '{{name}} așteaptă să fie verificat',
    botText: 'Deschide-l ca să decizi.',
    application: '{{name}} cere certificarea',
    applicationText: 'Deschide cererea ca să decizi.',
    goesOn: 'Botanica rulează în continuare',
    goesOnText: 'Vei afla de boții noi. Ca să ieși, folosește pictograma din bara de sistem.',
    sessionEnded: 'Ai fost deconectat',
    sessionEndedText: 'Conectează-te din nou ca să afli de boții noi.',
  },
  counted: {
    newBots: {
      one: '{{count}} bot nou așteaptă',
      few: '{{count}} boți noi așteaptă',
      other: '{{count}} de boți noi așteaptă',
    },
    newApplications: {
      one: '{{count}} cerere nouă de certificare așteaptă',
      few: '{{count}} cereri noi de certificare așteaptă',
      other: '{{count}} de cereri noi de certificare așteaptă',
    },
    missedBots: {
      one: '{{count}} bot nou cât ai lipsit',
      few: '{{count}} boți noi cât ai lipsit',
      other: '{{count}} de boți noi cât ai lipsit',
    },
    missedApplications: {
      one: '{{count}} cerere nouă de certificare cât ai lipsit',
      few: '{{count}} cereri noi de certificare cât ai lipsit',
      other: '{{count}} de cereri noi de certificare cât ai lipsit',
    },
    bots: {
      one: '{{count}} bot în așteptare',
      few: '{{count}} boți în așteptare',
      other: '{{count}} de boți în așteptare',
    },
    applications: {
      one: '{{count}} cerere de certificare',
      few: '{{count}} cereri de certificare',
      other: '{{count}} de cereri de certificare',
    },
  },
} as const satisfies Catalogue<'one' | 'few' | 'other'>
