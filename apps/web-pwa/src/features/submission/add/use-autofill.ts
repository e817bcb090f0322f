import type { Category } from '@botanica/api-client'
import { useEffect, useRef } from 'react'
import type { BotForm } from '../form/use-bot-form.ts'
import { isBlank, toFormValues } from '../form/values.ts'
import type { BotLookup } from './use-bot-lookup.ts'

/**
 * Fills the form once per bot: with Discord's suggested invite URL, and with the earlier submission of a
 * rejected bot. It never replaces input.
 *
 * @returns a function that fills in the earlier submission, if that would replace input
 */
export function useAutofill(
  form: BotForm,
  { info, submitted }: BotLookup,
  categories: readonly Category[] | undefined
): (() => void) | undefined {
  const suggestedFor = useRef(new Set<string>())
  const filledFrom = useRef(new Set<string>())

  useEffect(() => {
    const id = form.values.discordBotId
    if (!info || suggestedFor.current.has(id)) return
    suggestedFor.current.add(id)
    if (form.values.inviteUrl === '') form.set('inviteUrl', info.inviteUrl)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new bot fills in the form
  }, [info])

  useEffect(() => {
    if (!submitted || !categories || filledFrom.current.has(submitted.discordBotId)) return
    filledFrom.current.add(submitted.discordBotId)
    if (isBlank(form.values)) form.fill(toFormValues(submitted, categories))
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [submitted?.discordBotId, categories])

  if (!submitted || !categories || isBlank(form.values)) return undefined
  return () => form.fill(toFormValues(submitted, categories))
}
