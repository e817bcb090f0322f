import type { EvaluatedBot } from '@botanica/api-client/staff'
import { ApiError } from '@botanica/api-client'
import { QUESTION_ERRORS } from '@botanica/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../src/i18n/index.ts'
import { BotQuestions } from '../../../src/staff/bots/bot-questions.tsx'
import { QuestionDialog } from '../../../src/staff/bots/question-dialog.tsx'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'

const TEXT = 'Which servers is it for?'
const QUESTION: EvaluatedBot['questions'][number] = {
  id: 1,
  asker: null,
  text: TEXT,
  version: 3,
  createdAt: '2026-06-01T12:00:00.000Z',
  answer: null,
  answerer: null,
  closedAt: null,
}
const makeBot = (values: Partial<EvaluatedBot> = {}) =>
  ({
    id: 7,
    discordBotId: '300000000000000001',
    name: 'Fern',
    version: 3,
    isWaitingForOwner: false,
    isOwn: false,
    questions: [],
    ...values,
  }) as unknown as EvaluatedBot

interface Asked {
  body: { text: string; version: number }
}

function setUp(screenOf: ReactNode, { language = 'en' as Language, isRefused = false } = {}) {
  localStorage.clear()
  sessionStorage.clear()
  const store = vi.fn<(call: Asked) => Promise<object>>(async () => {
    if (isRefused) {
      const response = { code: 'conflict', reason: 'waiting', message: QUESTION_ERRORS.waiting }
      const rawResponse = new Response(null, { status: 409 })
      throw new ApiError({ kind: 'http', status: 409, response, rawResponse } as never)
    }
    return {}
  })
  const destroy = vi.fn<() => Promise<object>>(async () => ({}))
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider
        environment={createEnvironment({ calls: { botQuestions: { store, destroy } } })}
      >
        {screenOf}
      </StaffProvider>
    </QueryClientProvider>,
    language
  )
  return { store, destroy }
}

describe('the dialog that asks the owners of a bot', () => {
  it.each([
    ['en', 'Ask the owners of Fern'],
    ['ro', 'Întreabă proprietarii botului Fern'],
  ] as const)('sends the question and the version that was seen (%s)', async (language, title) => {
    const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const dialog = <QuestionDialog bot={makeBot()} onDone={onDone} onClose={onClose} />
    const { store } = setUp(dialog, { language })
    await screen.findByRole('dialog', { name: title })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(store).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox'), ` ${TEXT}`)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onDone).toHaveBeenCalledOnce()
    expect(store.mock.lastCall![0].body).toEqual({ text: TEXT, version: 3 })
  })

  it('keeps the text and says why when it is refused', async () => {
    const onClose = vi.fn<() => void>()
    setUp(<QuestionDialog bot={makeBot()} onDone={() => {}} onClose={onClose} />, {
      isRefused: true,
    })
    const field = await screen.findByRole('textbox')
    await userEvent.type(field, TEXT)
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    expect((await screen.findByRole('alert')).textContent).toContain('asked already')
    expect((field as HTMLTextAreaElement).value).toBe(TEXT)
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('questions about a bot', () => {
  it('are not there when nobody has asked, or the server is older', () => {
    setUp(<BotQuestions bot={makeBot()} />)
    expect(screen.queryByRole('heading')).toBeNull()
    setUp(<BotQuestions bot={makeBot({ questions: undefined as never })} />)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('show their answers', () => {
    const answered = { ...QUESTION, answer: 'For small ones.', closedAt: '2026-06-02T12:00:00Z' }
    setUp(<BotQuestions bot={makeBot({ questions: [answered] })} />)
    expect(screen.getByText(TEXT)).toBeTruthy()
    expect(screen.getByText('For small ones.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are not withdrawn by the owners of the bot', () => {
    const bot = makeBot({ questions: [QUESTION], isWaitingForOwner: true, isOwn: true })
    setUp(<BotQuestions bot={bot} />)
    expect(screen.getByText(TEXT)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('Closed without an answer.')).toBeNull()
  })

  it('can be withdrawn while they wait, only the latest', async () => {
    const old = { ...QUESTION, id: 0, closedAt: '2026-06-01T11:00:00.000Z' }
    const bot = makeBot({ questions: [QUESTION, old], isWaitingForOwner: true })
    const { destroy } = setUp(<BotQuestions bot={bot} />)
    expect(screen.getByText('Closed without an answer.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the question' }))
    expect(await screen.findByText('Question withdrawn')).toBeTruthy()
    expect(destroy).toHaveBeenCalledOnce()
  })
})
