import { useCallback } from 'react'
import { useStaff } from '../environment.tsx'

/** A search param, such as a filter; absent means its default. */
export function useSearchParam(key: string, { replace = false } = {}) {
  const { place, setPlace } = useStaff()
  const value = place.get(key) ?? ''
  const setValue = useCallback(
    (next: string) =>
      setPlace(
        (changed) => {
          if (next === '') changed.delete(key)
          else changed.set(key, next)
        },
        { replace }
      ),
    [setPlace, key, replace]
  )
  return [value, setValue] as const
}

/** A search param with a few allowed values; anything else counts as the first of them. */
export function useSearchParamChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[]
) {
  const [value, setValue] = useSearchParam(key, { replace: true })
  const chosen = choices.find((choice) => choice === value) ?? choices[0]!
  const choose = useCallback(
    (next: Choice) => setValue(next === choices[0] ? '' : next),
    [setValue, choices]
  )
  return [chosen, choose] as const
}
