/** What a member is doing with a review. */
export type ReviewMode = 'reading' | 'editing' | 'replying'
