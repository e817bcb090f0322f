/** Every toast has a title, most have a text. */
export const toasts = {
  loginRequired: {
    title: 'Login Required',
    voteRating: 'Please log in to vote on ratings.',
    voteBot: 'Please log in to vote for this bot.',
  },
  error: {
    title: 'Error',
  },
  /* Texts of a failed action whose cause is known. */
  because: {
    offline: "You're offline.",
    lost: 'The server could not be reached.',
    timeout: 'The server took too long to answer.',
    unavailable: 'The server is busy at the moment.',
    tooMany: 'Too many requests. Please wait a moment.',
    restricted: 'Your account is restricted, so you cannot do this.',
    forbidden: 'You are not allowed to do this.',
    blocked: 'The owners of this bot have blocked you from rating it.',
    botGone: 'This bot no longer exists.',
    refused: 'Some of what you entered was not accepted. Please check it and try again.',
  },
  saved: {
    title: 'Saved on this device',
  },
  updateFailed: {
    title: 'Update Failed',
  },
  deleteFailed: {
    title: 'Delete Failed',
    bot: 'There was an error deleting your bot. Please try again.',
  },
  unauthorized: {
    title: 'Unauthorized',
    text: 'You are logged out. Logging in again...',
  },
} as const
