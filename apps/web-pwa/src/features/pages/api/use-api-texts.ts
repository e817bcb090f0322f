import type { Callers } from '@botanica/api-client/reference'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@botanica/ui/i18n'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'

interface ApiTexts {
  filter: string
  filterHint: string
  shown: (count: number, all: number) => string
  groups: string
  document: string
  linkTo: (name: string) => string
  callers: Record<Callers, string>
  places: Record<'path' | 'query', string>
  required: string
  parameters: string
  body: string
  answers: string
  refusals: string
  curl: string
  example: string
  limits: string
  /** Such as `60 per minute`. */
  limit: (quota: number, windowSeconds: number) => string
  shapes: string
  failed: string
}

const EN_PERIODS: Partial<Record<number, string>> = {
  [MINUTE_SECONDS]: 'per minute',
  [HOUR_SECONDS]: 'per hour',
  [DAY_SECONDS]: 'per day',
}
const RO_PERIODS: Partial<Record<number, string>> = {
  [MINUTE_SECONDS]: 'pe minut',
  [HOUR_SECONDS]: 'pe oră',
  [DAY_SECONDS]: 'pe zi',
}

const TEXTS: Record<Language, ApiTexts> = {
  en: {
    filter: 'Filter endpoints',
    filterHint: 'Path or words, such as votes',
    shown: (count, all) => `Showing ${count} of ${all}`,
    groups: 'Groups of endpoints',
    document: 'As a file: ',
    linkTo: (name) => `Link to ${name}`,
    callers: {
      everybody: 'Public, no key needed.',
      anybody: 'Public; members may see more.',
      members: 'For members: session or access token.',
      sessions: 'For members: session only.',
      bots: "For bots: the bot's own token.",
    },
    places: { path: 'in the path', query: 'in the query' },
    required: 'required',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Responses',
    refusals: 'Errors',
    curl: 'In a terminal',
    example: 'Example response',
    limits: 'Rate limits',
    limit: (quota, seconds) =>
      `${quota.toLocaleString('en')} ${EN_PERIODS[seconds] ?? `in ${seconds} seconds`}`,
    shapes: 'Schemas',
    failed: 'The endpoints could not be loaded.',
  },
  ro: {
    filter: 'Filtrează apelurile',
    filterHint: 'Cale sau cuvinte, de pildă votes',
    shown: (count, all) => `Se afișează ${count} din ${all}`,
    groups: 'Grupuri de apeluri',
    document: 'Ca fișier: ',
    linkTo: (name) => `Link către ${name}`,
    callers: {
      everybody: 'Public, fără cheie.',
      anybody: 'Public; membrii pot vedea mai mult.',
      members: 'Pentru membri: sesiune sau token de acces.',
      sessions: 'Pentru membri: doar sesiune.',
      bots: 'Pentru boți: tokenul botului.',
    },
    places: { path: 'în cale', query: 'în interogare' },
    required: 'obligatoriu',
    parameters: 'Parametri',
    body: 'Corpul cererii',
    answers: 'Răspunsuri',
    refusals: 'Erori',
    curl: 'Într‑un terminal',
    example: 'Exemplu de răspuns',
    limits: 'Limite de utilizare',
    limit: (quota, seconds) =>
      `${quota.toLocaleString('ro')} ${RO_PERIODS[seconds] ?? `în ${seconds} secunde`}`,
    shapes: 'Scheme',
    failed: 'Lista apelurilor nu a putut fi încărcată.',
  },
}

/** Texts around the description of the calls, which itself is in English. */
export function useApiTexts(): ApiTexts {
  const { i18n } = useTranslation()
  return TEXTS[isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE]
}
