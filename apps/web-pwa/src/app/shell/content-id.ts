/** Of the element that holds what differs between pages. */
export const CONTENT_ID = 'content'
