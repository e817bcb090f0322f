/** Everybody's, so it stays when a member signs out. */
export const CATALOG_KEY = 'catalogue'
