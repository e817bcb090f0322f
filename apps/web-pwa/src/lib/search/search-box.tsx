import {
  lazyComponent,
  preload,
  SearchField,
  useLazyComponent,
  type SearchFieldProps,
} from '@botanica/ui/primitives'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { loadCatalogs } from '../texts/extra-catalogs.ts'
import type { FieldFocus, SuggestingFieldProps } from './suggesting-field.tsx'

const suggestingField = lazyComponent<SuggestingFieldProps>(async () => {
  const [{ SuggestingField }] = await Promise.all([
    import('./suggesting-field.tsx'),
    loadCatalogs('suggestions'),
  ])
  return SuggestingField
})

/** The search box: a plain field, which gets suggestions as soon as their script has loaded. */
export function SearchBox(props: SearchFieldProps) {
  const focus = useRef<FieldFocus | null>(null)
  const suggesting = useLazyComponent(suggestingField, { ...props, focus })
  return suggesting ?? <PlainField {...props} focus={focus} />
}

function PlainField({
  focus,
  ...props
}: SearchFieldProps & { focus: RefObject<FieldFocus | null> }) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const element = input.current!
    return () => {
      // This runs before the input is removed, so the field that replaces it can continue there.
      const { selectionStart, selectionEnd } = element
      focus.current =
        document.activeElement === element ? { start: selectionStart, end: selectionEnd } : null
    }
  }, [focus])

  return (
    <SearchField {...props} combobox={{ ref: input, onFocus: () => preload(suggestingField) }} />
  )
}
