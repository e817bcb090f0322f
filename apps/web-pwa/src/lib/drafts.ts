export { dropAllDrafts, dropDraft, readDraft, useDraft } from '@botanica/ui/drafts'
