export * from '@botanica/server/field-checks'
