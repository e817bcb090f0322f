/** Id of the element that contains the page's content. */
export const CONTENT_ID = 'content'
