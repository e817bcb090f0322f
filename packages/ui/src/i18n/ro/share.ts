import type { Translation } from '../translation.ts'
import type { share as english } from '../en/share.ts'

export const share = {
  title: 'Distribuie {{name}}',
  link: 'Link',
  send: 'Distribuie într‑o aplicație',
  badge: 'Insignă',
  badgeHelp: 'Arată mereu cel mai nou număr. Pune‑o într‑un README sau pe un site.',
  kind: 'Arată',
  kinds: { votes: 'Voturi', rating: 'Evaluare', servers: 'Servere', status: 'Stare' },
  theme: 'Fundal',
  themes: { light: 'Deschis', dark: 'Închis' },
  preview: 'Previzualizarea insignei',
  previewFailed: 'Insigna nu a putut fi încărcată. Poți copia totuși codul.',
  alt: {
    votes: '{{name}}: voturi pe Botanica',
    rating: '{{name}}: evaluare pe Botanica',
    servers: '{{name}}: servere pe Botanica',
    status: '{{name}}: stare pe Botanica',
  },
  markdown: 'Markdown',
  html: 'HTML',
  shields: 'Adresa pentru shields.io',
  shieldsHelp: 'Pentru insigna „endpoint” de la shields.io, care o desenează în stilurile ei.',
  copy: 'Copiază',
  copyNamed: 'Copiază: {{label}}',
  copied: 'Copiat.',
  notCopied: 'Browserul tău nu permite copierea. Textul este selectat: copiază‑l tu.',
} as const satisfies Translation<typeof english>
