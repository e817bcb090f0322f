/** The paths of the mark in a view box of 32, shared by the component and the icon files. */
export const MARK = {
  /* A head in the shape of a leaf: two rounded corners, two pointed. */
  head: 'M3.5 21a9.5 9.5 0 0 1 9.5-9.5h14a1.5 1.5 0 0 1 1.5 1.5v7a9.5 9.5 0 0 1-9.5 9.5H5A1.5 1.5 0 0 1 3.5 28Z',
  stem: 'M16 11.5V7',
  /* Two leaves of a sprout, where other robots have an antenna. */
  largeLeaf: 'M16 8.5c-.3-4 2.7-6.8 7.5-7 .3 4.4-2.6 7.3-7.5 7Z',
  smallLeaf: 'M16 8.5c.1-3-2-5-5.7-5-.2 3.2 2.1 5.2 5.7 5Z',
  leftEye: { cx: 12.2, cy: 20.3, rx: 1.9, ry: 2.5 },
  rightEye: { cx: 19.8, cy: 20.3, rx: 1.9, ry: 2.5 },
} as const
