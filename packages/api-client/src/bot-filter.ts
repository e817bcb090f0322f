export * from '@botanica/server/bot-filter'
