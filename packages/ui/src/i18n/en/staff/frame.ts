/** The frame around the staff lists, and texts that all of them share. */
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
    failed: "Couldn't search bots and members.",
    goTo: 'Go to {{page}}',
    groups: {
      here: 'This page',
      pages: 'Pages',
      client: 'Botanica',
      bots: 'Bots',
      members: 'Members',
    },
  },
  failed: 'Something went wrong. Please try again.',
} as const
