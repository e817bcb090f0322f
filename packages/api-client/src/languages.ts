/** The languages, for what Node runs from the sources, where the rest of the contract cannot be loaded. */
export * from '@botanica/server/languages'
