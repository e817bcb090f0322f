export const backdropClass =
  'fixed inset-0 z-50 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/* On a phone the dialog is at the bottom of the screen, within the thumb's reach. */
export const dialogClass =
  'fixed z-50 flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-y-auto border border-line bg-raised p-6 text-ink shadow-float outline-none ' +
  'inset-x-0 bottom-0 rounded-t-sheet sm:inset-auto sm:top-1/2 sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-sheet ' +
  'transition-[opacity,scale] duration-150 ease-calm data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0'
