/** The surface of menus and listboxes: raised, fading in. */
export const popupClass =
  'origin-(--transform-origin) rounded-plate border border-line bg-raised p-1 text-ink shadow-float outline-none ' +
  'transition-[opacity,scale] duration-120 ease-calm data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0'

export const popupItemClass =
  'flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-control px-2.5 py-1.5 text-body outline-none select-none ' +
  'data-highlighted:bg-leaf-wash data-highlighted:text-leaf-strong data-disabled:text-muted'
