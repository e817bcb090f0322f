/** Categories, for owners of the site. */
export const categories = {
  title: 'Categories',
  subtitle: 'Every bot is in at least one category.',
  backToDashboard: 'Back to the dashboard',
  loading: 'Loading categories...',
  failed: 'The categories could not be loaded.',
  empty: 'No categories yet.',
  emptyText: "Bots can't be submitted until there is at least one.",
  add: 'Add a category',
  editNamed: 'Edit "{{name}}"',
  removeNamed: 'Remove "{{name}}"',
  bots_one: '{{count}} bot',
  bots_other: '{{count}} bots',
  noDescription: 'No description',
  inRomanian: 'In Romanian: {{name}}',
  form: {
    addTitle: 'Add a category',
    editTitle: 'Edit category',
    name: 'Name',
    nameHelp:
      'The built-in categories are translated. A custom name is shown exactly as you write it, in every language.',
    description: 'Description',
    required: 'Please fill this in.',
    tooLong: 'At most {{limit}} characters.',
    taken: 'A category with this name already exists.',
    save: 'Save category',
    saving: 'Saving...',
  },
  remove: {
    title: 'Remove category',
    text: 'Are you sure you want to remove "{{name}}"? It has no bots.',
    used_one:
      '"{{name}}" has {{count}} bot (pending, rejected and recently deleted bots count too). It will move to the category you choose before "{{name}}" is removed.',
    used_other:
      '"{{name}}" has {{count}} bots, including pending, rejected and recently deleted ones. They will move to the category you choose before "{{name}}" is removed.',
    moveTo: 'Move bots to',
    choose: 'Choose a category',
    confirm: 'Remove',
    confirming: 'Removing...',
    moving_one: '{{count}} bot left to move...',
    moving_other: '{{count}} bots left to move...',
    conflict:
      "Couldn't remove the category: bots were added to it in the meantime, or it's the only one left. Reload and try again.",
  },
  done: { added: 'Category added', changed: 'Category updated', removed: 'Category removed' },
  gone: 'This category no longer exists.',
} as const
