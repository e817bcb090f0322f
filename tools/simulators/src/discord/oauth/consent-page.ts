import { MEMBERS, PEOPLE, STRANGERS, tailPeopleIds } from '@botanica/demo-world'
import { html } from 'hono/html'
import type { SimulatedPerson } from '../directory.ts'
import { getAvatarPath } from '../images/paths.ts'
import { buildPolicy, type Markup } from '../../pages/html-document.ts'
import { discordPage } from '../page.ts'
import { CONSENT_STYLE } from './consent-style.ts'

const AVATAR_SIZE = 96
const SCOPE_TEXTS: Readonly<Record<string, string>> = {
  identify: 'your name, avatar and banner',
  email: 'your e-mail address',
}
const GROUPS: readonly { readonly title: string; readonly ids: ReadonlySet<string> }[] = [
  { title: 'Further members', ids: new Set([...Object.values(MEMBERS), ...tailPeopleIds]) },
  { title: 'People who have never signed in', ids: new Set(Object.values(STRANGERS)) },
]
const CAST: ReadonlySet<string> = new Set(Object.values(PEOPLE))

/** Allows the page its own style and images, and nothing else. */
export const CONSENT_POLICY = buildPolicy(CONSENT_STYLE)

export interface Consent {
  readonly applicationName: string
  /** Path of the application's icon. */
  readonly applicationIcon: string
  readonly people: readonly SimulatedPerson[]
  /** Where the form is sent: the page's own path. */
  readonly action: string
  /** The parameters of the authorization request, which the form repeats. */
  readonly query: Readonly<Record<string, string>>
  readonly returnTo: string
  /** What was wrong with the last choice. */
  readonly problem?: string | undefined
}

/** The names of the two parameters of a choice. */
export interface ChoiceParameters {
  readonly person: string
  readonly cancel: string
}

/**
 * The page on which a tester chooses whom to sign in as. Every person is a button of one plain form, which works with
 * a keyboard, with a screen reader and without script.
 */
export function consentPage(consent: Consent, { person, cancel }: ChoiceParameters): Markup {
  const { applicationName, people, query } = consent
  const scopes = (query.scope ?? '').split(' ').filter((scope) => scope in SCOPE_TEXTS)
  const repeated = Object.entries(query).filter(([name]) => name !== person)
  const named = new Set([...CAST, ...GROUPS.flatMap(({ ids }) => [...ids])])
  const groups = [
    ...GROUPS,
    {
      title: 'Added while the simulator runs',
      ids: new Set(people.map(({ id }) => id).filter((id) => !named.has(id))),
    },
  ].filter(({ ids }) => ids.size > 0)
  const list = (ids: ReadonlySet<string>) =>
    html`<ul class="people">
      ${people.filter(({ id }) => ids.has(id)).map((each) => choice(each, person))}
    </ul>`

  return discordPage(
    CONSENT_STYLE,
    `Sign in to ${applicationName}`,
    html`
      <header>
        <p class="stamp">Discord simulator</p>
        <div class="title">
          <img src="${consent.applicationIcon}" alt="" width="56" height="56" />
          <h1>${applicationName} would like to know who you are</h1>
        </div>
        ${consent.problem && html`<p class="problem" role="alert">${consent.problem}</p>`}
        <p>
          This page stands in for Discord. Nobody here is real and there is no password: choose whom
          to be, and ${applicationName} will see:
        </p>
        <ul>
          ${scopes.map((scope) => html`<li>${SCOPE_TEXTS[scope]}</li>`)}
        </ul>
      </header>
      <form method="get" action="${consent.action}">
        ${repeated.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <h2>The cast</h2>
        ${list(CAST)}
        <details>
          <summary>More people (${people.filter(({ id }) => !CAST.has(id)).length})</summary>
          ${groups.map(
            ({ title, ids }) =>
              html`<h2>${title}</h2>
                ${list(ids)}`
          )}
        </details>
        <div class="end">
          <p>You will return to ${consent.returnTo}</p>
          <button class="cancel" name="${cancel}" value="1">Cancel</button>
        </div>
      </form>
    `
  )
}

/** For requests that may not be redirected back. */
export function errorPage(reason: string): Markup {
  return discordPage(
    CONSENT_STYLE,
    reason,
    html`<header>
      <p class="stamp">Discord simulator</p>
      <h1>${reason}</h1>
      <p>
        The address that led here is not one that the application may use. Check its client id and
        its redirect address.
      </p>
    </header>`
  )
}

function choice({ id, name, summary, account }: SimulatedPerson, parameter: string): Markup {
  const handle =
    account.discriminator === '0'
      ? account.username
      : `${account.username}#${account.discriminator}`
  return html`<li>
    <button name="${parameter}" value="${id}">
      <img
        src="${getAvatarPath(id, account, AVATAR_SIZE)}"
        alt=""
        width="48"
        height="48"
        loading="lazy"
      />
      <span class="who"><b>${name}</b> <span class="handle">@${handle}</span></span>
      <span class="is">${summary}</span>
    </button>
  </li>`
}
