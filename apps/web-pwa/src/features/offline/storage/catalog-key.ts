/** The catalog is public, so it is not deleted when a member signs out. */
export const CATALOG_KEY = 'catalogue'
