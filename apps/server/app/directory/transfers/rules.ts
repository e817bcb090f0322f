/**
 * The states of a transfer of a bot to another main owner. `accepted` is over: the receiver is the main owner, and the
 * former one may take the bot back until the transfer ends; then it is `completed`. `returned`: the receiver's account
 * was deleted in that time.
 */
export const TRANSFER_STATES = [
  'offered',
  'accepted',
  'declined',
  'canceled',
  'expired',
  'completed',
  'taken_back',
  'returned',
] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** Days for which the receiver can accept an offer. */
export const TRANSFER_OFFER_DAYS = 7

/** Days for which the former main owner can take the bot back. */
export const TAKE_BACK_DAYS = 7

/** Days for which a transfer is stored after it has ended. */
export const CLOSED_TRANSFER_DAYS = 90

/** Why a bot cannot be transferred. */
export const TRANSFER_ERRORS = {
  notMainOwner: 'Only the main owner can transfer a bot.',
  self: 'You already are the main owner.',
  receiver: 'This member cannot take over a bot. They need an account here that is not restricted.',
  open: 'There already is a transfer of this bot.',
  ended:
    'This transfer has ended: it was accepted, declined, canceled or taken back, or its time is over.',
  limit: 'You cannot have more bots.',
} as const
export type TransferErrorReason = keyof typeof TRANSFER_ERRORS
