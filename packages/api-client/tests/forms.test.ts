import {
  BOT_FORM_CASES,
  FORM_CASE_CONTEXT,
  PROFILE_FORM_CASES,
  type FormCase,
} from '@botanica/testkit/form-verdicts'
import { describe, expect, test } from 'vitest'
import { botFormSchema, profileFormSchema, validateForm, type BotFormValues } from '../src/forms.ts'

/** Valid values of the other fields. */
const BOT: BotFormValues = {
  discordBotId: FORM_CASE_CONTEXT.discordBotId,
  prefix: '',
  shortDescription: 'x'.repeat(20),
  description: 'x'.repeat(60),
  inviteUrl: 'https://discord.com/oauth2/authorize',
  categoryIds: ['1'],
  supportServer: '',
  website: '',
  github: '',
  twitter: '',
  youtube: '',
  instagram: '',
  additionalOwners: '',
}
const PROFILE = { bio: '', website: '', twitter: '', github: '', youtube: '' }

/** The form has text where the API also accepts a list. */
const toFormValue = ({ field, input }: FormCase) =>
  field === 'additionalOwners' && typeof input !== 'string' ? input.join() : input

function checkTable(rows: readonly FormCase[], validate: (input: object) => unknown) {
  test.each(rows.map((row) => [row.field, JSON.stringify(row.input).slice(0, 40), row] as const))(
    '%s: %s',
    (field, _title, row) => {
      const { values, errors } = validate({ [field]: toFormValue(row) }) as {
        values: Record<string, unknown> | null
        errors: Record<string, string>
      }
      expect(errors).toEqual(row.brokenRule ? { [field]: row.brokenRule } : {})
      expect(values?.[field]).toEqual(row.stored)
    }
  )
}

describe('the bot form gives the same verdicts as the server', () => {
  const schema = botFormSchema(FORM_CASE_CONTEXT)
  checkTable(BOT_FORM_CASES, (input) => validateForm(schema, { ...BOT, ...input }))
})

describe('the profile form gives the same verdicts as the server', () => {
  const schema = profileFormSchema()
  checkTable(PROFILE_FORM_CASES, (input) => validateForm(schema, { ...PROFILE, ...input }))
})

describe('a form', () => {
  test('names every invalid field with the first rule that it breaks', () => {
    const { values, errors } = validateForm(botFormSchema(FORM_CASE_CONTEXT), {
      ...BOT,
      shortDescription: 'short',
      website: 'nowhere',
      categoryIds: [],
    })
    expect(values).toBeNull()
    expect(errors).toEqual({
      shortDescription: 'minLength',
      website: 'url',
      categoryIds: 'required',
    })
  })
})
