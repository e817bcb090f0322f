/** Attributes of the root element, set before the first paint, that select styles for the viewer. */
export const ROOT_ATTRIBUTES = {
  /** Set if scripts run. */
  script: 'data-script',
  signedIn: 'data-signed-in',
  premium: 'data-premium',
} as const
