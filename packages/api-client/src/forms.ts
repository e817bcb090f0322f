import {
  BOT_FIELD_CHECKS,
  PROFILE_FIELD_CHECKS,
  type BotFormContext,
  type FieldCheck,
} from '@botanica/server/field-checks'
import * as v from 'valibot'
import { mapBotLinks } from '@botanica/server/contract'

export { BOT_FIELD_CHECKS, listOwners, MAX_URL_LENGTH } from '@botanica/server/field-checks'
export type { BotFormContext } from '@botanica/server/field-checks'

/** Parses the typed value of a field into the stored one; the message of an issue is the rule that failed. */
function field<Typed, Value>(check: (typed: Typed) => FieldCheck<Value>) {
  return v.pipe(
    v.custom<Typed>(() => true),
    v.rawTransform<Typed, Value>(({ dataset, addIssue, NEVER }) => {
      const { value, defect } = check(dataset.value)
      if (!defect) return value
      addIssue({ message: defect.rule })
      return NEVER
    })
  )
}

/** Validates the form of a new or existing bot as the server does. */
export function botFormSchema(context: BotFormContext) {
  const checks = BOT_FIELD_CHECKS
  return v.object({
    discordBotId: field(checks.discordBotId),
    prefix: field(checks.prefix),
    shortDescription: field(checks.shortDescription),
    description: field(checks.description),
    categoryIds: field(checks.categoryIds),
    inviteUrl: field((typed: string) => checks.inviteUrl(typed, context)),
    ...mapBotLinks((link) => field(checks[link])),
    additionalOwners: field((typed: string) => checks.additionalOwners(typed, context)),
  })
}

/** Validates the form of the member's own profile as the server does. */
export function profileFormSchema() {
  const checks = PROFILE_FIELD_CHECKS
  return v.object({
    bio: field(checks.bio),
    website: field(checks.website),
    twitter: field(checks.twitter),
    github: field(checks.github),
    youtube: field(checks.youtube),
  })
}

/** The typed and the stored values of a bot's form. */
export type BotFormValues = v.InferInput<ReturnType<typeof botFormSchema>>
export type ValidBotForm = v.InferOutput<ReturnType<typeof botFormSchema>>

type FormSchema = v.GenericSchema<object, object>

/** The result of a validation: all stored values, or the failed rule of each invalid field. */
export interface FormValidation<Schema extends FormSchema> {
  values: v.InferOutput<Schema> | null
  errors: { [Field in keyof v.InferInput<Schema>]?: string }
}

export function validateForm<Schema extends FormSchema>(
  schema: Schema,
  typed: v.InferInput<Schema>
): FormValidation<Schema> {
  const { success, output, issues } = v.safeParse(schema, typed)
  if (success) return { values: output, errors: {} }
  const rules = issues.map(({ path, message }) => [path?.[0].key, message] as const)
  return { values: null, errors: Object.fromEntries(rules) as FormValidation<Schema>['errors'] }
}
