/** The surface of text fields and selects: a visible border (contrast 3:1). */
export const controlClass =
  'rounded-control border border-edge bg-plate text-body text-ink transition-colors duration-150 ' +
  'hover:border-ink focus-visible:border-leaf focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger disabled:bg-mist disabled:text-muted disabled:hover:border-edge'
