import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { HTTP_NOT_FOUND, HTTP_SEE_OTHER } from '../http/status.ts'

/** An invalid form: the page shows the message, and nothing is changed. */
export class FormError extends Error {}

export type FormBody = Readonly<Record<string, unknown>>

/** The action of a form, given its fields and the `:id` of its URL. */
export type FormAction<Schema extends v.GenericSchema, Outcome> = (
  form: v.InferOutput<Schema>,
  id: string
) => Outcome | Promise<Outcome>

export interface Forms<Outcome> {
  readonly actions: Hono
  /** The URL of the page after an action. */
  readonly after: (body: FormBody, outcome: Outcome) => string
  /** The page with an error message. */
  readonly renderError: (
    c: Context,
    body: FormBody,
    problem: string
  ) => Response | Promise<Response>
}

/** Handles the forms of a page: runs the action, then redirects to the page. */
export function formActions<Outcome>({ actions, after, renderError }: Forms<Outcome>) {
  return function act<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    work: FormAction<Schema, Outcome>
  ): void {
    actions.post(path, async (c) => {
      const body = await c.req.parseBody()
      const parsed = v.safeParse(schema, body)
      try {
        if (!parsed.success) throw new FormError(getProblem(parsed.issues))
        return c.redirect(
          after(body, await work(parsed.output, c.req.param('id') ?? '')),
          HTTP_SEE_OTHER
        )
      } catch (error) {
        if (!(error instanceof FormError)) throw error
        return renderError(c, body, error.message)
      }
    })
  }
}

export function noSuchForm(c: Context): Response {
  return c.text('There is no such form.', HTTP_NOT_FOUND)
}

function getProblem(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues
  return `Nothing was done. ${v.getDotPath(issue) ?? 'The form'}: ${issue.message}`
}
