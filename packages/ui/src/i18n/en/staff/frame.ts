/** What stands round the staff's lists, and what all of them say. */
export const frame = {
  title: 'Admin Dashboard',
  yourRoles: 'Your roles',
  fullAccess: 'FULL ACCESS',
  denied: {
    title: 'Access Denied',
    text: "You don't have permission to access this page.",
  },
  pages: 'Pages',
  overview: {
    title: 'Platform Overview',
    total: 'Total Bots',
    pending: 'Pending',
    certified: 'Certified',
    lastUpdated: 'Last updated',
  },
  tabs: {
    label: 'Lists',
    pending: 'Pending Bots',
    bots: 'All Bots',
    certification: 'Certification Requests',
    support: 'Support Requests',
    users: 'User Management',
    announcements: 'Announcements',
    logs: 'Admin Logs',
  },
  palette: {
    title: 'Commands',
    label: 'What do you want to do?',
    nothing: 'No results for "{{text}}".',
    searching: 'Searching...',
    failed: "Bots and members couldn't be searched.",
    goTo: 'Go to {{place}}',
    groups: {
      here: 'This page',
      places: 'Pages',
      client: 'Botanica',
      bots: 'Bots',
      members: 'Members',
    },
  },
  failed: 'This could not be done. Please try again.',
} as const
