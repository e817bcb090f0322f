import {
  BOT_FORM_VERDICTS,
  FORM_CONTEXT,
  type FormVerdict,
  PROFILE_FORM_VERDICTS,
} from '@botanica/testkit/form-verdicts'
import { test } from '@japa/runner'
import vine, { errors } from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import type { FieldCheck } from '#app/core/field_checks'
import { BOT_FIELD_CHECKS } from '#app/directory/field_checks'
import { botEditValidator, submissionValidator } from '#app/directory/submission/validators'
import { PROFILE_FIELD_CHECKS } from '#app/identity/field_checks'
import { profileValidator } from '#app/identity/validators'

type Check = (typed: FormVerdict['typed'], context: object) => FieldCheck<unknown>

/** As much of a form as a validator asks for; what is looked at is put over it. */
const COMPLETE = {
  discordBotId: FORM_CONTEXT.discordBotId,
  shortDescription: 'x'.repeat(20),
  description: 'x'.repeat(60),
  inviteUrl: 'https://discord.com/oauth2/authorize',
}
const IDS = { discordBotId: FORM_CONTEXT.discordBotId, mainOwnerId: FORM_CONTEXT.mainOwnerId }

const submission = (data: unknown) => submissionValidator.validate(data, { meta: IDS })
const edit = (data: unknown) => botEditValidator.validate(data, { meta: IDS })
const profile = (data: unknown) => profileValidator.validate(data)

/** What the body parser makes of an empty text. */
const asParsed = (typed: FormVerdict['typed']) => (typed === '' ? null : typed)

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

const titleOf = ({ field, typed }: FormVerdict) => `${field}: ${JSON.stringify(typed).slice(0, 50)}`
const expectedOf = ({ stored, broken }: FormVerdict) => (broken ? { broken } : { stored })

function checkTable(checks: Record<string, unknown>, rows: readonly FormVerdict[]) {
  for (const row of rows) {
    test(`form · ${titleOf(row)}`, ({ assert }) => {
      const { value, defect } = (checks[row.field] as Check)(row.typed, FORM_CONTEXT)
      assert.deepEqual(defect ? { broken: defect.rule } : { stored: value }, expectedOf(row))
    })
  }
}

test.group('The form of a bot: what forms and server say', () => {
  checkTable(BOT_FIELD_CHECKS, BOT_FORM_VERDICTS)

  for (const row of BOT_FORM_VERDICTS) {
    // The server knows the platform by its own settings, which are not those of the table.
    if (row.field === 'inviteUrl' && String(row.typed).startsWith(FORM_CONTEXT.platformUrl))
      continue
    const sent = { [row.field]: asParsed(row.typed) }

    test(`submission · ${titleOf(row)}`, async ({ assert }) => {
      const verdict = await verdictOf(submission, row.field, { ...COMPLETE, ...sent })
      assert.deepEqual(verdict, expectedOf(row))
    })

    // An edit does not change which bot it is.
    if (row.field === 'discordBotId') continue
    test(`edit · ${titleOf(row)}`, async ({ assert }) => {
      assert.deepEqual(await verdictOf(edit, row.field, sent), expectedOf(row))
    })
  }
})

test.group('The form of a profile: what forms and server say', () => {
  checkTable(PROFILE_FIELD_CHECKS, PROFILE_FORM_VERDICTS)

  for (const row of PROFILE_FORM_VERDICTS) {
    test(`server · ${titleOf(row)}`, async ({ assert }) => {
      const verdict = await verdictOf(profile, row.field, { [row.field]: asParsed(row.typed) })
      assert.deepEqual(verdict, expectedOf(row))
    })
  }

  test('a check of a list leaves what is of the wrong kind to the kind', async ({ assert }) => {
    const validator = vine.create({
      ids: vine.array(vine.string()).use(checkedField({ check: BOT_FIELD_CHECKS.categoryIds })),
    })
    await assert.rejects(() => validator.validate({ ids: [7] }))
  })
})
