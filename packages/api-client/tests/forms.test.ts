import {
  BOT_FORM_CASES,
  FORM_CASE_CONTEXT,
  PROFILE_FORM_CASES,
  type FormCase,
} from '@botanica/testkit/form-verdicts'
import { describe, expect, test } from 'vitest'
import { botFormSchema, profileFormSchema, validateForm, type BotFormValues } from '../src/forms.ts'

/** What stands in the other fields. */
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

/** A field of the form holds a text where the API takes a list as well. */
const asTyped = ({ field, input: typed }: FormCase) =>
  field === 'additionalOwners' && typeof typed !== 'string' ? typed.join() : typed

function checkTable(rows: readonly FormCase[], verdictOf: (typed: object) => unknown) {
  test.each(rows.map((row) => [row.field, JSON.stringify(row.input).slice(0, 40), row] as const))(
    '%s: %s',
    (field, _title, row) => {
      const { sound, broken } = verdictOf({ [field]: asTyped(row) }) as {
        sound: Record<string, unknown> | null
        broken: Record<string, string>
      }
      expect(broken).toEqual(row.brokenRule ? { [field]: row.brokenRule } : {})
      expect(sound?.[field]).toEqual(row.stored)
    }
  )
}

describe('the form of a bot says what the server says', () => {
  const schema = botFormSchema(FORM_CASE_CONTEXT)
  checkTable(BOT_FORM_CASES, (typed) => validateForm(schema, { ...BOT, ...typed }))
})

describe('the form of a profile says what the server says', () => {
  const schema = profileFormSchema()
  checkTable(PROFILE_FORM_CASES, (typed) => validateForm(schema, { ...PROFILE, ...typed }))
})

describe('a form', () => {
  test('names every field that is wrong, each with the first rule that it breaks', () => {
    const { values: sound, errors: broken } = validateForm(botFormSchema(FORM_CASE_CONTEXT), {
      ...BOT,
      shortDescription: 'short',
      website: 'nowhere',
      categoryIds: [],
    })
    expect(sound).toBeNull()
    expect(broken).toEqual({
      shortDescription: 'minLength',
      website: 'url',
      categoryIds: 'required',
    })
  })
})
