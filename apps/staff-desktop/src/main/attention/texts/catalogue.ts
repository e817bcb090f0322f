/** What the main process says by itself: texts, and those that count something, in each form of the language's plural. */
export interface Catalogue<Form extends Intl.LDMLPluralRule> {
  plain: Record<PlainText, string>
  counted: Record<CountedText, Record<Form, string>>
}

export type PlainText =
  | 'open'
  | 'openItem'
  | 'quit'
  | 'pauseHour'
  | 'pauseTomorrow'
  | 'resume'
  | 'pausedUntil'
  | 'signedOut'
  | 'nothingWaits'
  | 'bot'
  | 'botText'
  | 'application'
  | 'applicationText'
  | 'goesOn'
  | 'goesOnText'
  | 'sessionEnded'
  | 'sessionEndedText'

export type CountedText =
  'newBots' | 'newApplications' | 'missedBots' | 'missedApplications' | 'bots' | 'applications'
