export * from '@botanica/server/suggestions'
