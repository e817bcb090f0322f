import { ApiError } from '@botanica/api-client'
import {
  ANNOUNCEMENT_CONFLICTS,
  APPLICATION_CONFLICTS,
  BOT_CHANGE_ERRORS,
  MEMBER_CONFLICTS,
  MEMBER_ERRORS,
  OWN_BOT_ERRORS,
  OWN_REQUEST_ERRORS,
} from '@botanica/api-client/contract'
import type {
  QueuedSupportRequest,
  ReviewedApplication,
  StaffBot,
} from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/index.ts'
import { useAdDecision } from '../../src/staff/ads/use-ad-decision.ts'
import { useAnnouncementDecision } from '../../src/staff/announcements/use-announcement-decision.ts'
import { useApplicationDecision } from '../../src/staff/applications/use-application-decision.ts'
import { useBotDecision } from '../../src/staff/bots/use-bot-decisions.ts'
import { StaffProvider } from '../../src/staff/environment.tsx'
import { useMemberDecision } from '../../src/staff/members/use-member-decision.ts'
import { useResolution } from '../../src/staff/support/use-resolution.ts'
import { renderUi } from '../render.tsx'
import { createEnvironment } from './environment.ts'

const STATUS = {
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  decided: 409,
  rate_limited: 429,
  unavailable: 503,
} as const

/** An error as the server responds with it. */
function failing(code: keyof typeof STATUS, message: string, more: object = {}, retryAfter = '') {
  const response = { code, message, requestId: 'r', ...more }
  const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {}
  const rawResponse = new Response(null, { status: STATUS[code], headers })
  return new ApiError({ kind: 'http', status: STATUS[code], response, rawResponse } as never)
}

/**
 * A failure with one of several reasons. Screens map the reason to a text, so the server's sentence differs from
 * theirs.
 */
function because<Reason extends string>(
  _reasons: Readonly<Record<Reason, string>>,
  reason: Reason
): [message: string, more: object] {
  return ['Another sentence.', { reason }]
}

const nothing = () => {}
const MEMBER = { id: '2', displayName: 'Vlad', username: 'vlad' } as never

interface HookProps {
  answer: () => Promise<never>
}

/** Each staff mutation hook, behind a button. */
const HOOKS = {
  member: ({ answer }: HookProps) =>
    useMemberDecision({
      member: MEMBER,
      action: 'discord',
      success: '',
      send: answer,
      onDone: nothing,
    }),
  application: ({ answer }: HookProps) =>
    useApplicationDecision({
      application: { id: 1 } as ReviewedApplication,
      success: '',
      send: answer,
      onDone: nothing,
    }),
  'support request': () => useResolution({ id: 1 } as QueuedSupportRequest, nothing),
  bot: () =>
    useBotDecision({
      bot: { id: 1, discordBotId: '3' } as StaffBot,
      onDone: nothing,
      onSettled: nothing,
    }),
  'new announcement': ({ answer }: HookProps) =>
    useAnnouncementDecision({ action: 'create', place: 'page', send: answer, onDone: nothing }),
  'sent again': ({ answer }: HookProps) =>
    useAnnouncementDecision({ action: 'resend', place: 'page', send: answer, onDone: nothing }),
  'edited announcement': ({ answer }: HookProps) =>
    useAnnouncementDecision({ action: 'update', place: 'page', send: answer, onDone: nothing }),
  ad: ({ answer }: HookProps) =>
    useAdDecision({ action: 'changed', send: answer, onDone: nothing }),
}

interface HarnessProps extends HookProps {
  hook: keyof typeof HOOKS
}

function Harness({ hook, answer }: HarnessProps) {
  const { act } = HOOKS[hook]({ answer }) as { act: (input: unknown) => void }
  return <button onClick={() => act({ action: 'certify' })}>Go</button>
}

function Staff({ answer, children }: HookProps & { children: ReactNode }) {
  const environment = createEnvironment({
    roles: ['owner'],
    calls: { botDecisions: { certify: answer }, supportRequests: { update: answer } },
  })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={environment}>{children}</StaffProvider>
    </QueryClientProvider>
  )
}

/** Presses the button and waits until the message is shown, at least in a toast. */
async function findSaid(
  hook: keyof typeof HOOKS,
  answer: () => Promise<unknown>,
  text: string,
  language: Language = 'en'
) {
  renderUi(
    <Staff answer={answer as HookProps['answer']}>
      <Harness hook={hook} answer={answer as HookProps['answer']} />
    </Staff>,
    language
  )
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  return screen.findAllByText(text)
}

const rejecting = (error: unknown) => async () => {
  throw error
}
const BY_RITA = { decided: { action: 'reject_application', by: 'Rita', at: '' } }

const ANSWERED_BY_RITA = { decided: { action: 'answer_support_request', by: 'Rita', at: '' } }

describe('rejected decisions explain why', () => {
  it.each([
    [
      'support request',
      failing('decided', 'Rita has already answered this request.', ANSWERED_BY_RITA),
      'Rita has already answered this request.',
    ],
    ['support request', failing('not_found', 'Not found.'), 'This request has been withdrawn.'],
    [
      'support request',
      failing('forbidden', ...because(OWN_REQUEST_ERRORS, 'ownRequest')),
      'You sent this request, so another staff member must answer it.',
    ],
    [
      'member',
      failing('conflict', ...because(MEMBER_CONFLICTS, 'notInServer')),
      MEMBER_CONFLICTS.notInServer,
    ],
    [
      'member',
      failing('conflict', ...because(MEMBER_CONFLICTS, 'lastOwner')),
      MEMBER_CONFLICTS.lastOwner,
    ],
    [
      'member',
      failing('conflict', ...because(MEMBER_CONFLICTS, 'emailTaken')),
      MEMBER_CONFLICTS.emailTaken,
    ],
    ['member', failing('conflict', 'Something new.'), 'Something new.'],
    [
      'member',
      failing('unavailable', ...because(MEMBER_CONFLICTS, 'discordBusy'), '60'),
      MEMBER_CONFLICTS.discordBusy,
    ],
    [
      'member',
      failing('forbidden', ...because(MEMBER_ERRORS, 'moderateOwner')),
      'Only owners can moderate owner accounts.',
    ],
    ['member', failing('not_found', 'Not found.'), 'This member no longer exists.'],
    [
      'application',
      failing('conflict', ...because(APPLICATION_CONFLICTS, 'notEligible')),
      'This bot no longer meets the requirements.',
    ],
    [
      'application',
      failing('conflict', ...because(APPLICATION_CONFLICTS, 'notReviewed')),
      APPLICATION_CONFLICTS.notReviewed,
    ],
    [
      'application',
      failing('decided', 'Rita has already rejected this application.', BY_RITA),
      'Rita has already rejected this application.',
    ],
    [
      'application',
      failing('conflict', ...because(BOT_CHANGE_ERRORS, 'outdated')),
      'The listing has changed since you opened it. Look at it again before you decide.',
    ],
    ['application', failing('conflict', 'Something new.'), 'Something new.'],
    [
      'application',
      failing('forbidden', ...because(OWN_BOT_ERRORS, 'ownBot')),
      'You own this bot, so another staff member must decide.',
    ],
    ['application', failing('not_found', 'Not found.'), 'This application no longer exists.'],
    ['bot', failing('conflict', 'This bot is certified.'), 'This bot is certified.'],
    [
      'bot',
      failing('forbidden', ...because(OWN_BOT_ERRORS, 'ownBot')),
      'You own this bot, so another staff member must review it.',
    ],
    ['bot', failing('not_found', 'Not found.'), 'This bot no longer exists'],
    [
      'sent again',
      failing('conflict', ...because(ANNOUNCEMENT_CONFLICTS, 'notWaiting')),
      'This announcement has already been sent.',
    ],
    [
      'sent again',
      failing('conflict', 'The first request with this key is still being answered.', {}, '2'),
      'The first request with this key is still being answered.',
    ],
    [
      'edited announcement',
      failing('conflict', ...because(ANNOUNCEMENT_CONFLICTS, 'messageGone')),
      "This announcement's message is no longer on Discord.",
    ],
    [
      'edited announcement',
      failing('rate_limited', 'Too many requests.', {}, '5'),
      'Too many requests. Please wait a moment.',
    ],
    [
      'new announcement',
      failing('rate_limited', 'Too many requests.', {}, '5'),
      "You've reached the hourly limit for announcements. Please try again later.",
    ],
    ['ad', failing('not_found', 'Not found.'), 'This ad no longer exists.'],
    ['ad', failing('conflict', 'Something new.'), 'Something new.'],
  ] as const)('%s: %s', async (hook, error, text) => {
    expect(await findSaid(hook, rejecting(error), text)).not.toEqual([])
  })

  it.each([
    [
      'member',
      failing('conflict', ...because(MEMBER_CONFLICTS, 'notInServer')),
      'Discord nu găsește acest membru pe serverul comunității.',
    ],
    [
      'application',
      failing('decided', 'Rita has already rejected this application.', BY_RITA),
      'Rita a respins deja această cerere.',
    ],
    [
      'edited announcement',
      failing('conflict', ...because(ANNOUNCEMENT_CONFLICTS, 'messageGone')),
      'Mesajul acestui anunț nu mai este pe Discord.',
    ],
  ] as const)('%s, in Romanian: %s', async (hook, error, text) => {
    expect(await findSaid(hook, rejecting(error), text, 'ro')).not.toEqual([])
  })
})

describe('an announcement that was accepted', () => {
  const SAVED = 'Announcement saved. It will be sent as soon as Discord responds.'

  it.each([
    ['new announcement', 'sent', 'Announcement created and sent to Discord!'],
    ['new announcement', 'pending', SAVED],
    ['new announcement', 'sending', SAVED],
    ['new announcement', 'failed', 'Failed to create announcement'],
    ['sent again', 'sent', 'Announcement sent successfully'],
    ['sent again', 'sending', SAVED],
    ['edited announcement', 'pending', 'Announcement updated successfully!'],
  ] as const)('%s, %s: shows its delivery state', async (hook, state, text) => {
    expect(await findSaid(hook, async () => ({ id: 1, state }), text)).not.toEqual([])
  })
})
