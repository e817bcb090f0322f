export {
  dropDraft,
  dropDraftsOf,
  dropExpiredDrafts,
  readDraft,
  useDraft,
} from '@botanica/ui/drafts'
