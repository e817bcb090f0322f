import type { Callers } from '@botanica/api-client/reference'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@botanica/ui/i18n'
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
  shapes: string
  failed: string
}

const TEXTS: Record<Language, ApiTexts> = {
  en: {
    filter: 'Filter the calls',
    filterHint: 'Path or words, such as votes',
    shown: (count, all) => `Calls: ${count} of ${all}`,
    groups: 'Groups of calls',
    document: 'As a file: ',
    linkTo: (name) => `Link to ${name}`,
    callers: {
      everybody: 'For everybody; no key needed.',
      anybody: 'For everybody; members may see more.',
      members: 'For members, signed in or with an access token.',
      sessions: 'For members, signed in with a browser.',
      bots: 'For bots, with a token of their own.',
    },
    places: { path: 'in the path', query: 'in the query' },
    required: 'required',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Answers',
    refusals: 'Errors',
    curl: 'In a terminal',
    example: 'What comes back',
    shapes: 'Shapes',
    failed: 'The list of calls could not be loaded.',
  },
  ro: {
    filter: 'Filtrează apelurile',
    filterHint: 'Cale sau cuvinte, de pildă votes',
    shown: (count, all) => `Apeluri: ${count} din ${all}`,
    groups: 'Grupuri de apeluri',
    document: 'Ca fișier: ',
    linkTo: (name) => `Link către ${name}`,
    callers: {
      everybody: 'Pentru oricine, fără cheie.',
      anybody: 'Pentru oricine; membrii pot vedea mai mult.',
      members: 'Pentru membri, autentificați sau cu un token de acces.',
      sessions: 'Pentru membri autentificați în browser.',
      bots: 'Pentru boți, cu un token al lor.',
    },
    places: { path: 'în cale', query: 'în interogare' },
    required: 'obligatoriu',
    parameters: 'Parametri',
    body: 'Corpul cererii',
    answers: 'Răspunsuri',
    refusals: 'Erori',
    curl: 'Într-un terminal',
    example: 'Ce primești',
    shapes: 'Forme',
    failed: 'Lista apelurilor nu a putut fi încărcată.',
  },
}

/** Texts around the description of the calls, which itself is in English. */
export function useApiTexts(): ApiTexts {
  const { i18n } = useTranslation()
  return TEXTS[isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE]
}
