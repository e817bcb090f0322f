import type { Romanian } from '../catalogue.ts'
import type { connection as english } from '../en/connection.ts'

export const connection = {
  live: 'În direct: schimbările apar singure',
  polling: 'Verificăm schimbările la câteva secunde',
  away: 'Se așteaptă conexiunea',
  unreachable:
    'Serverul nostru nu răspunde. Vezi ce s-a încărcat ultima dată; încercăm în continuare.',
} as const satisfies Romanian<typeof english>
