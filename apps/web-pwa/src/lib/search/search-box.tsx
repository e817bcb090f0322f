import {
  lazyComponent,
  preload,
  SearchField,
  useLazyComponent,
  type SearchFieldProps,
} from '@botanica/ui/primitives'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { loadWithCatalogs } from '../texts/extra-catalogs.ts'
import type { FieldFocus, SuggestingFieldProps } from './suggesting-field.tsx'

const suggestingField = lazyComponent<SuggestingFieldProps>(async () => {
  return (await loadWithCatalogs(import('./suggesting-field.tsx'), 'suggestions')).SuggestingField
})

/** The search box: a plain field, which gets suggestions as soon as their script has loaded. */
export function SearchBox(props: SearchFieldProps) {
  const focusRef = useRef<FieldFocus | null>(null)
  const suggesting = useLazyComponent(suggestingField, { ...props, focusRef })
  return suggesting ?? <PlainField {...props} focusRef={focusRef} />
}

function PlainField({
  focusRef,
  ...props
}: SearchFieldProps & { focusRef: RefObject<FieldFocus | null> }) {
  const [element, setElement] = useState<HTMLInputElement | null>(null)
  useLayoutEffect(() => {
    if (!element) return
    return () => {
      // This runs before the input is removed, so the field that replaces it can continue there.
      const { selectionStart, selectionEnd } = element
      focusRef.current =
        document.activeElement === element ? { start: selectionStart, end: selectionEnd } : null
    }
  }, [element, focusRef])

  return (
    <SearchField
      {...props}
      combobox={{ ref: setElement, onFocus: () => preload(suggestingField) }}
    />
  )
}
