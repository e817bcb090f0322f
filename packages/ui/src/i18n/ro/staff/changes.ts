import type { Translation } from '../../translation.ts'
import type { changes as english } from '../../en/staff/changes.ts'

export const changes = {
  empty: 'Nicio modificare nu așteaptă.',
  filter: 'Modificări',
  filters: { all: 'Toate', held: 'În așteptare', sampled: 'Verificări prin sondaj' },
  kind: 'Tip',
  kinds: { held: 'În așteptare', sampled: 'Sondaj' },
  since: 'Din',
  explained: {
    held: 'Pagina botului rămâne neschimbată până când decizi.',
    sampled: 'Modificarea este deja publică. A fost aleasă pentru o verificare prin sondaj.',
  },
  heldFor: {
    invitation: 'Invitația cere mai mult',
    supportServer: 'Alt server de asistență',
    website: 'Alt site',
    description: 'Descriere aproape nouă',
  },
  somebody: 'un fost membru',
  removed: 'Eliminat:',
  added: 'Adăugat:',
  noValue: '(gol)',
  noDifference: 'Nu s‑a schimbat nimic.',
  versions: 'Versiuni',
  version: 'Versiunea {{number}}',
  from: 'De la',
  to: 'Până la',
  versionsFailed: 'Versiunile nu au putut fi încărcate.',
  sinceRejection: 'Ce s‑a schimbat de la respingere',
  changedSince: 'Pagina botului s‑a schimbat de când ai deschis‑o.',
  markSeen: 'Am văzut modificările',
  reject: 'Respinge',
  rejecting: 'Se respinge...',
  approveDialog: {
    title: 'Aprobi modificarea botului {{name}}?',
    held: 'Modificarea devine publică imediat, iar proprietarii primesc o notificare.',
    sampled: 'Modificarea rămâne publică. Proprietarii nu primesc nicio notificare.',
  },
  rejectDialog: {
    title: 'Respingi modificarea botului {{name}}?',
    held: 'Pagina botului rămâne neschimbată. Proprietarii citesc motivul.',
    sampled: 'Pagina botului revine la ce era înainte. Proprietarii citesc motivul.',
  },
  tooLong: 'Motivul nu poate depăși {{limit}} de caractere.',
  done: { approve: 'Modificarea a fost aprobată', reject: 'Modificarea a fost respinsă' },
  rivals: {
    approve_bot_change: '{{name}} a aprobat deja această modificare.',
    reject_bot_change: '{{name}} a respins deja această modificare.',
  },
  errors: {
    outdated:
      'Pagina botului s‑a schimbat de când ai deschis‑o. Mai uită‑te o dată înainte să decizi.',
    closed: 'Această modificare nu mai așteaptă. A fost retrasă sau înlocuită.',
  },
} as const satisfies Translation<typeof english>
