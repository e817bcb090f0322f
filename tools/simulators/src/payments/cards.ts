/** How a card, or whatever PayPal charges, responds to a charge. */
export interface CardBehavior {
  readonly label: string
  /** Stripe's code and the message to the payer; undefined when the card pays. */
  readonly decline?: {
    readonly code: string
    readonly declineCode?: string
    readonly message: string
  }
}

export const CARDS = {
  pays: { label: 'pays' },
  declined: {
    label: 'is declined',
    decline: {
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
    },
  },
  insufficientFunds: {
    label: 'has too little money',
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  expired: {
    label: 'has expired',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  incorrectCvc: {
    label: 'has another security code',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
} as const satisfies Record<string, CardBehavior>

export type Card = keyof typeof CARDS

export function getCardBehavior(card: Card): CardBehavior {
  return CARDS[card]
}

/** Stripe's test card numbers, and how each pays now and at the next renewal. */
export const TEST_NUMBERS: Readonly<
  Record<string, { readonly first: Card; readonly renewals: Card }>
> = {
  '4242424242424242': { first: 'pays', renewals: 'pays' },
  '5555555555554444': { first: 'pays', renewals: 'pays' },
  '4000000000000341': { first: 'pays', renewals: 'declined' },
  '4000000000000002': { first: 'declined', renewals: 'declined' },
  '4000000000009995': { first: 'insufficientFunds', renewals: 'insufficientFunds' },
  '4000000000000069': { first: 'expired', renewals: 'expired' },
  '4000000000000127': { first: 'incorrectCvc', renewals: 'incorrectCvc' },
}
