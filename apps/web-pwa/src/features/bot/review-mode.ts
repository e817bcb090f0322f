/** What a review is open for. */
export type ReviewMode = 'reading' | 'editing' | 'replying'
