import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A child process that runs one task at a time. */
export interface Worker<Task, Answer> {
  run(task: Task): Promise<Answer>
  stop(): Promise<void>
}

type Reply<Answer> = { readonly answer: Answer } | { readonly error: string }

/**
 * Starts a worker's file in a child process.
 * @param options.core the CPU core to pin it to; any core by default
 */
export function startWorker<Task extends object, Answer>(
  file: string,
  { core }: { core?: number } = {}
): Worker<Task, Answer> {
  const pinned =
    core === undefined
      ? {}
      : { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath] }
  const child: ChildProcess = fork(new URL(file, import.meta.url), { stdio: 'inherit', ...pinned })
  return {
    async run(task) {
      const controller = new AbortController()
      const { signal } = controller
      const ended = once(child, 'exit', { signal }).then(() => {
        throw new Error(`${file} ended during a task.`)
      })
      const replied = once(child, 'message', { signal }) as Promise<[Reply<Answer>]>
      child.send(task)
      try {
        const [reply] = await Promise.race([replied, ended])
        if ('error' in reply) throw new Error(reply.error)
        return reply.answer
      } finally {
        // The promise that lost the race would otherwise stay unhandled.
        for (const loser of [ended, replied]) loser.catch(() => {})
        controller.abort()
      }
    },
    async stop() {
      if (child.exitCode !== null) return
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}

/** The worker's side: runs each task with `work` and sends the result. */
export function serveTasks<Task, Answer>(work: (task: Task) => Promise<Answer>) {
  process.on('message', (task: Task) => {
    work(task).then(
      (answer) => process.send!({ answer }),
      (error: unknown) => process.send!({ error: String(error) })
    )
  })
  // Ctrl-C reaches every process of the group. The parent process stops this one in order.
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit())
}
