/** Focuses the tab stop among the elements directly in `group`, as when the one that had the focus has left. */
export function focusTabStop(group: Element | null) {
  group?.querySelector<HTMLElement>(':scope > [tabindex="0"]')?.focus({ preventScroll: true })
}
