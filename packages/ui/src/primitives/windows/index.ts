/* One module, so that a build has one file for all of them. */
export { AlertDialogWindow } from './alert-dialog.tsx'
export { DialogWindow } from './dialog.tsx'
export { MenuWindow } from './menu.tsx'
export { PopoverWindow } from './popover.tsx'
export { SelectWindow } from './select.tsx'
export { Toasts } from './toasts.tsx'
export { TooltipWindow } from './tooltip.tsx'
