import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { HTTP_NOT_FOUND, HTTP_SEE_OTHER } from '../http/status.ts'

/** A form that cannot be understood: told on the page, and nothing is done. */
export class FormError extends Error {}

export type FormBody = Readonly<Record<string, unknown>>

/** What a form does, given what was sent and the `:id` of its address. */
export type FormWork<Schema extends v.GenericSchema, Outcome> = (
  form: v.InferOutput<Schema>,
  id: string
) => Outcome | Promise<Outcome>

export interface Forms<Outcome> {
  readonly actions: Hono
  /** The address of the page after a form has done its work. */
  readonly after: (body: FormBody, outcome: Outcome) => string
  /** The page with what was wrong. */
  readonly refuse: (c: Context, body: FormBody, problem: string) => Response | Promise<Response>
}

/** Lets a page's forms do things: what a form does; then the browser goes back to the page. */
export function formActions<Outcome>({ actions, after, refuse }: Forms<Outcome>) {
  return function act<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    work: FormWork<Schema, Outcome>
  ): void {
    actions.post(path, async (c) => {
      const body = await c.req.parseBody()
      const parsed = v.safeParse(schema, body)
      try {
        if (!parsed.success) throw new FormError(problemOf(parsed.issues))
        return c.redirect(
          after(body, await work(parsed.output, c.req.param('id') ?? '')),
          HTTP_SEE_OTHER
        )
      } catch (error) {
        if (!(error instanceof FormError)) throw error
        return refuse(c, body, error.message)
      }
    })
  }
}

export function noSuchForm(c: Context): Response {
  return c.text('There is no such form.', HTTP_NOT_FOUND)
}

function problemOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues
  return `Nothing was done. ${v.getDotPath(issue) ?? 'The form'}: ${issue.message}`
}
