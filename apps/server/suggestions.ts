/** The suggestions of the search, which the offline catalog builds with the server's code. */
export * from './app/directory/suggestions/suggestion_index.js'
