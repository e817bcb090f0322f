import { attention } from './shell/attention.ts'

/** What the desktop client says outside its window: its menus, its dialogs, and the page that ends a sign-in. */
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
      'Copy the address of your Botanica server from your browser, then press “Look again”. It starts with https://.',
    copied: 'You have copied {{origin}}.',
    current: 'The current server is {{origin}}.',
    use: 'Use {{host}}',
    lookAgain: 'Look again',
    cancel: 'Cancel',
    checkFailed: 'No Botanica server answers at {{host}}.',
    checkFailedHelp: 'Check the address and your connection, and try again.',
    close: 'Close',
  },
  refused: {
    title: 'Botanica could not start',
    argument:
      'It was started with “{{argument}}”, which is not allowed: it could let other programs look into Botanica or weaken its protection. Remove it from the command or the shortcut, and start Botanica again.',
    noSandbox:
      'It was started with “--no-sandbox”, which is not allowed. The AppImage adds it by itself on systems that keep programs from building a sandbox. Install the .deb package instead, or allow unprivileged user namespaces, and start Botanica again.',
  },
  proxy: {
    title: 'The proxy asks for a password',
    text: 'Botanica cannot sign in to a proxy. Ask your network administrator to let Botanica through without a password, or connect to another network.',
  },
  failing: {
    title: 'Botanica has to close',
    text: "The window has failed several times in a row. Start Botanica again. If that doesn't help, look for a newer version.",
    crashed:
      "Something went wrong. Start Botanica again. If that doesn't help, look for a newer version. The log file has the details.",
  },
  signedIn: {
    doneTitle: 'You are signed in',
    done: 'You can close this page and go back to Botanica.',
    deniedTitle: 'You are not signed in',
    denied: 'The sign-in was declined. You can close this page.',
    failedTitle: 'Signing in failed',
    failed: 'Go back to Botanica and try again. You can close this page.',
  },
} as const
