import type { Callers } from '@botanica/api-client/reference'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@botanica/ui/i18n'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'
import { PAGE_CONSTANTS } from '../page-constants.ts'
import type { BotCallId } from './bot-calls.ts'

interface ApiTexts {
  filter: string
  filterHint: string
  shown: (count: number, all: number) => string
  groups: string
  document: string
  linkTo: (name: string) => string
  callers: Record<Callers, string>
  scopes: (scopes: readonly string[]) => string
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
  botCalls: Record<BotCallId, { title: string; text: string }>
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
    scopes: (scopes) => `Scope of the token: ${scopes.join(' or ')}.`,
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
    botCalls: {
      postStats: {
        title: 'Post your server count',
        text: 'Once every half hour is enough. A count that is older than 48 hours counts as stale. The token needs the scope stats:write.',
      },
      hasVoted: {
        title: 'Check whether a member has voted',
        text: `Tells whether the member has voted within the last ${PAGE_CONSTANTS.voteHours} hours (${PAGE_CONSTANTS.premiumVoteHours} with premium), when they may vote again, and how often they have voted. The token needs the scope votes:read.`,
      },
      votes: {
        title: 'List your votes',
        text: 'Each vote of the last year, latest first, with the voter and the query string of the vote page. The token needs the scope votes:read.',
      },
      events: {
        title: 'Read events',
        text: 'Votes, reviews and decisions, oldest first, for 90 days. Send the cursor of the last event that you handled, and you miss none. The token needs the scope events:read.',
      },
      followEvents: {
        title: 'Follow events as they happen',
        text: 'A stream of server-sent events. After a break, send the id of the last event as Last-Event-ID. The token needs the scope events:read.',
      },
      bot: {
        title: 'Read your bot’s page',
        text: 'Everything that its page shows: texts, links, votes, rating and owners.',
      },
      reviews: {
        title: 'Read its reviews',
        text: 'Here the five most helpful ones. The Link header has the URL of the next page.',
      },
      serverCount: {
        title: 'Read its server count',
        text: 'The count that it last posted, with the time. 404 if that was more than 48 hours ago.',
      },
      presence: {
        title: 'Read its presence',
        text: 'Its status and activity on Discord; null if we don’t know them.',
      },
      search: {
        title: 'Search bots',
        text: 'In names, categories and descriptions; typos are tolerated.',
      },
      categories: {
        title: 'List categories',
        text: 'All categories with their ids, for the filter of the list.',
      },
      member: {
        title: 'Read a member’s profile',
        text: 'What everybody sees of it. The id is the member’s Discord id.',
      },
    },
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
    scopes: (scopes) => `Permisiunea tokenului: ${scopes.join(' sau ')}.`,
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
    botCalls: {
      postStats: {
        title: 'Trimite numărul de servere',
        text: 'Este destul o dată la jumătate de oră. Un număr mai vechi de 48 de ore este considerat învechit. Tokenul are nevoie de permisiunea stats:write.',
      },
      hasVoted: {
        title: 'Verifică dacă un membru a votat',
        text: `Spune dacă membrul a votat în ultimele ${PAGE_CONSTANTS.voteHours} ore (${PAGE_CONSTANTS.premiumVoteHours} cu premium), când poate vota din nou și de câte ori a votat. Tokenul are nevoie de permisiunea votes:read.`,
      },
      votes: {
        title: 'Listează voturile',
        text: 'Fiecare vot din ultimul an, întâi cele mai noi, cu membrul care a votat și parametrii paginii de vot. Tokenul are nevoie de permisiunea votes:read.',
      },
      events: {
        title: 'Citește evenimentele',
        text: 'Voturi, recenzii și decizii din ultimele 90 de zile, întâi cele mai vechi. Trimite cursorul ultimului eveniment prelucrat și nu pierzi niciunul. Tokenul are nevoie de permisiunea events:read.',
      },
      followEvents: {
        title: 'Urmărește evenimentele în timp real',
        text: 'Un flux de evenimente trimise de server. După o întrerupere, trimite id‑ul ultimului eveniment în Last-Event-ID. Tokenul are nevoie de permisiunea events:read.',
      },
      bot: {
        title: 'Citește pagina botului',
        text: 'Tot ce arată pagina lui: texte, linkuri, voturi, evaluare și proprietari.',
      },
      reviews: {
        title: 'Citește recenziile',
        text: 'Aici cele mai utile cinci. Antetul Link are adresa paginii următoare.',
      },
      serverCount: {
        title: 'Citește numărul de servere',
        text: 'Ultimul număr trimis de bot, cu momentul. 404 dacă au trecut peste 48 de ore.',
      },
      presence: {
        title: 'Citește prezența',
        text: 'Starea și activitatea lui pe Discord; null dacă nu le știm.',
      },
      search: {
        title: 'Caută boți',
        text: 'În nume, categorii și descrieri; greșelile de scriere sunt tolerate.',
      },
      categories: {
        title: 'Listează categoriile',
        text: 'Toate categoriile cu id‑urile lor, pentru filtrul listei.',
      },
      member: {
        title: 'Citește profilul unui membru',
        text: 'Ce vede toată lumea. Id‑ul este cel de pe Discord.',
      },
    },
  },
}

/** Texts around the description of the calls, which itself is in English. */
export function useApiTexts(): ApiTexts {
  const { i18n } = useTranslation()
  return TEXTS[isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE]
}
