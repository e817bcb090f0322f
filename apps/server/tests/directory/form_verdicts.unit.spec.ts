import {
  BOT_FORM_CASES,
  FORM_CASE_CONTEXT,
  type FormCase,
  PROFILE_FORM_CASES,
} from '@botanica/testkit/form-verdicts'
import { test } from '@japa/runner'
import vine, { errors } from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import type { FieldCheck } from '#app/core/field_checks'
import { BOT_FIELD_CHECKS } from '#app/directory/field_checks'
import { botEditValidator, submissionValidator } from '#app/directory/submission/validators'
import { PROFILE_FIELD_CHECKS } from '#app/identity/field_checks'
import { profileValidator } from '#app/identity/validators'

type Check = (typed: FormCase['input'], context: object) => FieldCheck<unknown>

/** A valid form; each case overrides the field that it tests. */
const COMPLETE = {
  discordBotId: FORM_CASE_CONTEXT.discordBotId,
  shortDescription: 'x'.repeat(20),
  description: 'x'.repeat(60),
  inviteUrl: 'https://discord.com/oauth2/authorize',
}
const IDS = {
  discordBotId: FORM_CASE_CONTEXT.discordBotId,
  mainOwnerId: FORM_CASE_CONTEXT.mainOwnerId,
}

const submission = (data: unknown) => submissionValidator.validate(data, { meta: IDS })
const edit = (data: unknown) => botEditValidator.validate(data, { meta: IDS })
const profile = (data: unknown) => profileValidator.validate(data)

/** The body parser turns empty strings into `null`. */
const asParsed = (typed: FormCase['input']) => (typed === '' ? null : typed)

async function verdictOf(
  validate: (data: unknown) => Promise<unknown>,
  field: string,
  data: unknown
) {
  try {
    const sound = (await validate(data)) as Record<string, unknown>
    return { stored: sound[field] }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const messages = error.messages as { field: string; rule: string }[]
    return { broken: messages.find((message) => message.field === field)?.rule }
  }
}

const titleOf = ({ field, input }: FormCase) => `${field}: ${JSON.stringify(input).slice(0, 50)}`
const expectedOf = ({ stored, brokenRule }: FormCase) =>
  brokenRule ? { broken: brokenRule } : { stored }

function checkTable(checks: Record<string, unknown>, rows: readonly FormCase[]) {
  for (const row of rows) {
    test(`form · ${titleOf(row)}`, ({ assert }) => {
      const { value, defect } = (checks[row.field] as Check)(row.input, FORM_CASE_CONTEXT)
      assert.deepEqual(defect ? { broken: defect.rule } : { stored: value }, expectedOf(row))
    })
  }
}

test.group('The form of a bot: forms and server agree', () => {
  checkTable(BOT_FIELD_CHECKS, BOT_FORM_CASES)

  for (const row of BOT_FORM_CASES) {
    // The server takes the platform's URL from its own settings, which differ from those of the table.
    if (row.field === 'inviteUrl' && String(row.input).startsWith(FORM_CASE_CONTEXT.platformUrl))
      continue
    const sent = { [row.field]: asParsed(row.input) }

    test(`submission · ${titleOf(row)}`, async ({ assert }) => {
      const verdict = await verdictOf(submission, row.field, { ...COMPLETE, ...sent })
      assert.deepEqual(verdict, expectedOf(row))
    })

    // An edit cannot change the bot's id.
    if (row.field === 'discordBotId') continue
    test(`edit · ${titleOf(row)}`, async ({ assert }) => {
      assert.deepEqual(await verdictOf(edit, row.field, sent), expectedOf(row))
    })
  }
})

test.group('The form of a profile: forms and server agree', () => {
  checkTable(PROFILE_FIELD_CHECKS, PROFILE_FORM_CASES)

  for (const row of PROFILE_FORM_CASES) {
    test(`server · ${titleOf(row)}`, async ({ assert }) => {
      const verdict = await verdictOf(profile, row.field, { [row.field]: asParsed(row.input) })
      assert.deepEqual(verdict, expectedOf(row))
    })
  }

  test('a list check leaves values of the wrong type to the type check', async ({ assert }) => {
    const validator = vine.create({
      ids: vine.array(vine.string()).use(checkedField({ check: BOT_FIELD_CHECKS.categoryIds })),
    })
    await assert.rejects(() => validator.validate({ ids: [7] }))
  })
})
