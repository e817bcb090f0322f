import { attention } from './shell/attention.ts'

/** Texts of the desktop client outside its window: menus, dialogs, and the page that ends a sign-in. */
export const shell = {
  attention,
  menu: {
    file: 'File',
    signOut: 'Sign out',
    chooseServer: 'Choose another server...',
    quit: 'Quit Botanica',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    queue: 'Pending bots',
    applications: 'Certification requests',
    support: 'Support requests',
    reports: 'Reports',
    actualSize: 'Actual size',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fullScreen: 'Full screen',
    reload: 'Reload',
    developerTools: 'Developer tools',
    window: 'Window',
    minimize: 'Minimize',
    zoom: 'Zoom',
    close: 'Close window',
    help: 'Help',
    website: 'Open the website',
    about: 'About Botanica',
    services: 'Services',
    hide: 'Hide Botanica',
    hideOthers: 'Hide others',
    unhide: 'Show all',
  },
  leave: {
    question: 'Open a page on {{host}} in your browser?',
    open: 'Open',
    cancel: 'Cancel',
  },
  server: {
    question: 'Which Botanica server do you use?',
    copyFirst:
      'Copy the address of your Botanica server from your browser, then press “Check again”. It starts with https://.',
    copied: 'You have copied {{origin}}.',
    current: 'The current server is {{origin}}.',
    use: 'Use {{host}}',
    lookAgain: 'Check again',
    cancel: 'Cancel',
    checkFailed: 'No Botanica server responded at {{host}}.',
    checkFailedHelp: 'Check the address and your connection, and try again.',
    close: 'Close',
  },
  refused: {
    title: 'Botanica could not start',
    argument:
      "You can't start Botanica with “{{argument}}”: it could let other programs read Botanica's data or weaken its protection. Remove it from the command or shortcut, then start Botanica again.",
    noSandbox:
      "You can't start Botanica with “--no-sandbox”. The AppImage adds this flag automatically on systems that don't let apps create a sandbox. Install the .deb package instead, or allow unprivileged user namespaces, then start Botanica again.",
  },
  proxy: {
    title: 'The proxy asks for a password',
    text: 'Botanica cannot sign in to a proxy. Ask your network administrator to let Botanica through without a password, or connect to another network.',
  },
  failing: {
    title: 'Botanica has to close',
    text: "The window has crashed several times in a row. Start Botanica again. If that doesn't help, look for a newer version.",
    crashed:
      "Something went wrong. Start Botanica again. If that doesn't help, look for a newer version. The log file has the details.",
  },
  signedIn: {
    doneTitle: 'You are signed in',
    done: 'You can close this page and go back to Botanica.',
    deniedTitle: 'You are not signed in',
    denied: 'The sign-in was declined. You can close this page.',
    failedTitle: 'Sign-in failed',
    failed: 'Go back to Botanica and try again. You can close this page.',
  },
} as const
