/** The length of a question to the owners of a bot, in characters. */
export const QUESTION_LIMITS = { min: 1, max: 1_000, multiline: true } as const

/** The length of an answer, in characters. */
export const ANSWER_LIMITS = { min: 1, max: 2_000, multiline: true } as const

/** Questions about a bot that staff see, latest first. */
export const MAX_SHOWN_QUESTIONS = 20

/** Months after which a question is deleted with its answer. */
export const QUESTION_MONTHS = 12

/** Why a question or an answer is not possible: English messages by code. */
export const QUESTION_ERRORS = {
  notPending: 'Only owners of pending bots are asked.',
  waiting: 'The owners have been asked already, and have not answered yet.',
  closed: 'This question needs no answer any more.',
} as const
export type QuestionError = keyof typeof QUESTION_ERRORS
