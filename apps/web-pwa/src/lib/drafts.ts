export {
  deleteDraft,
  deleteMemberDrafts,
  deleteExpiredDrafts,
  readDraft,
  useDraft,
} from '@botanica/ui/drafts'
