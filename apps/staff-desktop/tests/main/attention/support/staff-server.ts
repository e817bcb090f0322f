import type { Api } from '@botanica/api-client'
import type { Session } from '../../../../src/shared/bridge.ts'
import type { PowerService, ServerService } from '../../../../src/main/services.ts'
import { createObservable } from '../../../../src/main/observable.ts'

type Handlers = Parameters<ServerService['follow']>[1]

interface Row {
  id: number
  name: string
  discordBotId: string
  avatar: string | null
  isOwn: boolean
  createdAt: string
}

interface PendingRequest {
  hooks?: { afterResponse: ((request: Request, options: object, answer: Response) => void)[] }
  query: { limit: number; cursor?: string | undefined }
}

export const SIGNED_IN: Session = {
  state: 'signed-in',
  userId: '1',
  expiresAt: '2026-11-23T00:00:00.000Z',
  tokenStorage: 'system',
}
export const SIGNED_OUT: Session = { state: 'signed-out', reason: 'ended' }

/** A fake server with its queues, live stream, session and power state in memory. */
export function createStaffServer() {
  const queues = {
    bots: [] as Row[],
    applications: [] as Row[],
    requests: [] as Row[],
    appeals: [] as Row[],
    reports: [] as Row[],
    changes: [] as Row[],
  }
  const asked: string[] = []
  let handlers: Handlers | undefined
  let topics: readonly string[] = []
  const state = { isUp: true, mayReview: true, mayAnswer: true, mayReport: true }
  let nextId = 1

  async function answer<Answer>(route: string, make: () => Answer): Promise<Answer> {
    asked.push(route)
    // A response has the state of the moment of its request, and arrives later.
    const answered = state.isUp ? make() : undefined
    await Promise.resolve()
    if (answered === undefined) throw new Error('unreachable')
    return answered
  }

  function page(rows: readonly Row[], { query, hooks }: PendingRequest) {
    const from = Number(query.cursor ?? 0)
    const newest = rows.toReversed()
    const items = newest.slice(from, from + query.limit)
    const next = from + query.limit
    const link = next < rows.length ? `</api?cursor=${next}>; rel="next"` : ''
    const head = new Response(null, { headers: { link } })
    for (const hook of hooks?.afterResponse ?? []) hook(new Request('http://a'), {}, head)
    return items
  }

  const api = {
    calls: {
      overview: {
        show: () =>
          answer('overview', () => ({
            pending: queues.bots.length,
            pendingApplications: state.mayReview ? queues.applications.length : null,
            openSupportRequests: state.mayAnswer ? queues.requests.length : null,
            openAppeals: queues.appeals.length,
            openReports: state.mayReport ? queues.reports.length : null,
            openChanges: queues.changes.length,
          })),
      },
      pendingBots: {
        index: (given: PendingRequest) => answer('bots', () => page(queues.bots, given)),
      },
      applications: {
        index: (given: PendingRequest) =>
          answer('applications', () =>
            page(queues.applications, given).map((application) =>
              Object.assign({}, application, {
                botName: application.name,
                botAvatar: application.avatar,
              })
            )
          ),
      },
      botChanges: {
        index: (given: PendingRequest) =>
          answer('changes', () =>
            page(queues.changes, given)
              .toReversed()
              .map(({ name, discordBotId, avatar, ...change }) =>
                Object.assign({}, change, { bot: { name, discordBotId, avatar } })
              )
          ),
      },
      supportRequests: {
        index: (given: PendingRequest) =>
          answer('requests', () =>
            page(queues.requests, given).map((request) =>
              Object.assign({}, request, { memberName: request.name, userId: String(request.id) })
            )
          ),
      },
      appeals: {
        index: (given: PendingRequest) =>
          answer('appeals', () =>
            page(queues.appeals, given).map(({ isOwn, ...appeal }) =>
              Object.assign({}, appeal, {
                memberName: appeal.name,
                userId: String(appeal.id),
                isOwn: false,
                isOwnDecision: isOwn,
              })
            )
          ),
      },
      reportCases: {
        index: (given: PendingRequest) =>
          answer('reports', () =>
            page(queues.reports, given).map((report) =>
              Object.assign({}, report, {
                targetId: String(report.id),
                current: { name: report.name },
                reports: [],
              })
            )
          ),
      },
    },
    every: () => ({}),
  } as unknown as Api

  const server: ServerService = {
    api,
    follow(wanted, given) {
      topics = wanted
      handlers = given
      return {
        change: () => {},
        wake: () => {},
        stop: () => void (handlers = undefined),
      }
    },
  }

  const tell = (
    kind: 'staff_bots' | 'staff_applications' | 'staff_support' | 'staff_appeals' | 'staff_reports'
  ) => handlers?.onMessages([{ kind }])

  function made(name: string, { isOwn = false } = {}): Row {
    const id = nextId++
    return {
      id,
      name,
      discordBotId: `90000000000000000${id}`,
      avatar: null,
      isOwn,
      createdAt: new Date().toISOString(),
    }
  }

  return {
    server,
    asked,
    state,
    queues,
    session: createObservable<Session>(SIGNED_IN),
    power: createObservable<PowerService['current']>('awake'),
    get topics() {
      return topics
    },
    get isFollowed() {
      return handlers !== undefined
    },
    tell,
    open: (resumed = false) => handlers?.onOpen({ asked: topics, topics, resumed }),
    down: () => handlers?.onDown(),
    /** Adds an item and publishes it, unless the live stream is down. */
    submit(name: string, options?: { isOwn?: boolean }) {
      const bot = made(name, options)
      queues.bots.push(bot)
      tell('staff_bots')
      return bot.id
    },
    apply(name: string, options?: { isOwn?: boolean }) {
      const application = made(name, options)
      queues.applications.push(application)
      tell('staff_applications')
      return application.id
    },
    appeal(name: string, options?: { isOwn?: boolean }) {
      const appeal = made(name, options)
      queues.appeals.push(appeal)
      tell('staff_appeals')
      return appeal.id
    },
    request(name: string, options?: { isOwn?: boolean }) {
      const request = made(name, options)
      queues.requests.push(request)
      tell('staff_support')
      return request.id
    },
    report(name: string, options?: { isOwn?: boolean }) {
      const report = made(name, options)
      queues.reports.push(report)
      tell('staff_reports')
      return report.id
    },
    decide(id: number) {
      queues.bots = queues.bots.filter((bot) => bot.id !== id)
      tell('staff_bots')
    },
  }
}
