import { channel } from 'node:diagnostics_channel'

/**
 * A diagnostics channel of Node with the type of its messages. What happens is published here; metrics subscribe if they
 * are on. Check `hasSubscribers` before work that only a subscriber needs.
 */
interface TypedChannel<Message> {
  readonly hasSubscribers: boolean
  publish(message: Message): void
  subscribe(onMessage: (message: Message) => void): void
}

const createChannel = <Message>(name: string) =>
  channel(`botanica:${name}`) as unknown as TypedChannel<Message>

export interface FinishedRequest {
  requestId: string
  method: string
  /** The route's pattern; `null` if no route matches. Never a path, which may contain ids of people. */
  route: string | null
  status: number
  durationMs: number
}
export const finishedRequests = createChannel<FinishedRequest>('request')

export interface FinishedStatement {
  /** The command that PostgreSQL completed, such as `SELECT` or `COMMIT`; `undefined` if the statement failed. */
  command: string | undefined
  durationMs: number
}
export const finishedStatements = createChannel<FinishedStatement>('statement')

export interface HandledEvent {
  topic: string
  /** Milliseconds from the event's transaction to the end of its handlers in this process. */
  lagMs: number
}
export const handledEvents = createChannel<HandledEvent>('outbox')

export interface LiveDelivery {
  /** Milliseconds from the oldest event of a batch until all of it was written to the connections. */
  lagMs: number
}
export const liveDeliveries = createChannel<LiveDelivery>('live')

export interface FinishedJobRun {
  job: string
  outcome: 'done' | 'failed'
}
export const finishedJobRuns = createChannel<FinishedJobRun>('job')

export interface PostponedRow {
  queue: string
}
export const postponedRows = createChannel<PostponedRow>('postponement')

export interface ServiceCall {
  service: string
  /** `refused`: the service has answered that it will not do it. `failed`: it has not answered, or not in time. */
  outcome: 'answered' | 'refused' | 'failed'
  durationMs: number
}
export const serviceCalls = createChannel<ServiceCall>('service_call')

export interface ReceivedWebhook {
  provider: string
  /** `rejected`: malformed, or with a wrong signature. `failed`: the provider sends it again. */
  outcome: 'handled' | 'rejected' | 'failed'
}
export const receivedWebhooks = createChannel<ReceivedWebhook>('webhook')

export interface SentWebhook {
  outcome: 'delivered' | 'failed'
}
export const sentWebhooks = createChannel<SentWebhook>('sent_webhook')
