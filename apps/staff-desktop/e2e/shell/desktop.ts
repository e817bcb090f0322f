import type {
  MenuItemConstructorOptions,
  MessageBoxOptions,
  NotificationConstructorOptions,
} from 'electron'
import { createEmitter, rejectUnknownMembers } from './reject-unknown-members.ts'

/** An image, as far as the main process uses it. */
export interface SimulatedImage {
  source: string | Buffer
  isEmpty: () => boolean
  resize: () => SimulatedImage
  setTemplateImage: () => void
}

function image(source: string | Buffer): SimulatedImage {
  const picture: SimulatedImage = rejectUnknownMembers('nativeImage', {
    source,
    isEmpty: () => source.length === 0,
    resize: () => picture,
    setTemplateImage: () => {},
    addRepresentation: () => {},
    toPNG: () => Buffer.from(source),
    getSize: () => ({ width: 16, height: 16 }),
  })
  return picture
}

export const simulatedImages = rejectUnknownMembers('nativeImage', {
  createEmpty: () => image(''),
  createFromPath: image,
  createFromBuffer: image,
  createFromDataURL: image,
})

/** A menu, whose items can be clicked by label or role. */
export class SimulatedMenu extends createEmitter('Menu') {
  constructor(readonly items: readonly MenuItemConstructorOptions[]) {
    super()
  }
  popup() {}
  getMenuItemById(id: string) {
    return this.#all().find((item) => item.id === id) ?? null
  }
  click(labelOrRole: string) {
    const item = this.#all().find(
      ({ label, role }) => label === labelOrRole || role === labelOrRole
    )
    if (!item?.click) {
      throw new Error(`The menu has no "${labelOrRole}", only ${this.labels.join(', ')}.`)
    }
    item.click({} as never, undefined, {} as never)
  }
  get labels() {
    return this.#all().flatMap(({ label, role }) => label ?? role ?? [])
  }
  #all() {
    const below = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
      items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? below(item.submenu) : [])])
    return below(this.items)
  }
}

/** A tray icon. */
export class SimulatedTray extends createEmitter('Tray') {
  toolTip = ''
  title = ''
  menu: SimulatedMenu | null = null
  image: unknown
  #isDestroyed = false
  constructor(picture: unknown) {
    super()
    this.image = picture
  }
  setToolTip(text: string) {
    this.toolTip = text
  }
  setTitle(text: string) {
    this.title = text
  }
  setImage(picture: unknown) {
    this.image = picture
  }
  setPressedImage() {}
  setIgnoreDoubleClickEvents() {}
  setContextMenu(menu: SimulatedMenu | null) {
    this.menu = menu
  }
  destroy() {
    this.#isDestroyed = true
  }
  isDestroyed() {
    return this.#isDestroyed
  }
}

/** A notification, which the user may click, act on or dismiss. */
export class SimulatedNotification extends createEmitter('Notification') {
  isShown = false
  constructor(readonly options: NotificationConstructorOptions) {
    super()
  }
  show() {
    this.isShown = true
    this.emit('show')
  }
  close() {
    this.isShown = false
    this.emit('close', {})
  }
  click() {
    this.emit('click', {})
  }
  act(actionIndex: number) {
    this.emit('action', { actionIndex }, actionIndex)
  }
}

/** Answers a dialog of the main process with the index of a button. */
export type AnswerDialog = (question: MessageBoxOptions) => number

/** What the client shows outside its windows, and passes to other programs. */
export class SimulatedDesktop {
  readonly notifications: SimulatedNotification[] = []
  readonly trays: SimulatedTray[] = []
  readonly dialogs: MessageBoxOptions[] = []
  readonly errors: { title: string; text: string }[] = []
  /** Addresses that were opened in the system's browser. */
  readonly openedAddresses: string[] = []
  readonly copied: string[] = []
  menu: SimulatedMenu | null = null
  /** By default the user cancels. */
  answerDialog: AnswerDialog = ({ cancelId = 0 }) => cancelId

  readonly shell = rejectUnknownMembers('shell', {
    openExternal: async (url: string) => void this.openedAddresses.push(url),
    beep: () => {},
  })

  readonly clipboard = rejectUnknownMembers('clipboard', {
    writeText: async (text: string) => void this.copied.push(text),
  })

  readonly dialog = rejectUnknownMembers('dialog', {
    showMessageBox: async (...args: unknown[]) => {
      const question = args.at(-1) as MessageBoxOptions
      this.dialogs.push(question)
      return { response: this.answerDialog(question), checkboxChecked: false }
    },
    showMessageBoxSync: (...args: unknown[]) => {
      const question = args.at(-1) as MessageBoxOptions
      this.dialogs.push(question)
      return this.answerDialog(question)
    },
    showErrorBox: (title: string, text: string) => void this.errors.push({ title, text }),
  })
}
