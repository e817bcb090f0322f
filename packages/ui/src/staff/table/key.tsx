/** A keyboard key, on buttons and in the help. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-label border border-current/40 px-1.5 font-sans text-label">
      {children}
    </kbd>
  )
}

/** A key on a button; hidden on small screens, which rarely have a keyboard. */
export function ButtonKey({ children }: { children: string }) {
  return (
    <span className="flex max-sm:hidden">
      <Key>{children}</Key>
    </span>
  )
}
