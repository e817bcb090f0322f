/** Attributes of the root element that tell the stylesheet for whom it paints, before the first paint. */
export const ROOT_ATTRIBUTES = {
  /** Scripts run. */
  script: 'data-script',
  signedIn: 'data-signed-in',
  premium: 'data-premium',
} as const
