/** The languages, for scripts that Node runs from source, where the rest of the contract cannot be loaded. */
export * from '@botanica/server/languages'
