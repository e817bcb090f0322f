import { BASE_STYLE } from './base-style.ts'
import { buildPolicy } from './html-document.ts'

/** One column; fields are side by side where there is room. */
export const WORLD_STYLE = `${BASE_STYLE}
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem; }
header { display: grid; gap: 0.8rem; }
header p { max-width: 44rem; margin: 0; }
header .stamp { justify-self: start; }
h3 { margin: 1.25rem 0 0.5rem; font-size: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; }
a { color: var(--leaf); text-underline-offset: 0.2em; }
nav a { padding: 0.35rem 0; }
section { margin-top: 2rem; padding-top: 0.25rem; border-top: 1px solid var(--line); }
.quiet { color: var(--muted); font-size: 0.9rem; }
.done { padding: 0.6rem 0.9rem; border-radius: 0.6rem; background: var(--leaf-wash); }
.rows { display: grid; gap: 0.5rem; margin: 0.75rem 0; padding: 0; list-style: none; }
.row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  padding: 0.6rem 0.9rem;
  border: 1px solid var(--line);
  border-radius: 0.9rem;
  background: var(--card);
}
.message { display: grid; justify-content: stretch; }
.text { white-space: pre-line; overflow-wrap: anywhere; }
.embed { display: grid; padding-left: 0.8rem; border-left: 3px solid var(--leaf); }
.account { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr); }
.account img { width: 2.5rem; height: 2.5rem; border-radius: 50%; }
.account form { grid-column: 1 / -1; }
.who { display: grid; min-width: 0; overflow-wrap: anywhere; }
.fields, .moves { display: flex; flex-wrap: wrap; align-items: end; gap: 0.6rem; margin: 0.75rem 0; }
label { display: grid; grid-template-columns: minmax(0, auto); gap: 0.2rem; min-width: 0; max-width: 100%; }
label > span { color: var(--muted); font-size: 0.9rem; }
.box { display: flex; align-items: center; gap: 0.5rem; min-height: 2rem; }
.box > span { color: inherit; font-size: 1rem; }
fieldset { flex: 1 1 100%; margin: 0; padding: 0.5rem 0.9rem; border: 1px solid var(--line); border-radius: 0.9rem; }
legend { padding: 0 0.4rem; }
input, select, button {
  min-height: 2.5rem;
  max-width: 100%;
  padding: 0 0.8rem;
  border: 1px solid var(--muted);
  border-radius: 0.6rem;
  background: var(--card);
  color: inherit;
  font: inherit;
}
input[type='checkbox'] { width: 1.25rem; min-height: 1.25rem; accent-color: var(--leaf); }
button { cursor: pointer; }
button:hover { border-color: var(--leaf); background: var(--leaf-wash); }
.main { border-color: var(--leaf); color: var(--leaf); font-weight: 600; }
.danger { border-color: var(--danger); color: var(--danger); }
.log { margin: 0; padding: 0; list-style: none; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.log time { color: var(--muted); }
.pages { align-items: center; }
.end { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--line); }
@media (min-width: 50rem) {
  .account { grid-template-columns: 2.5rem minmax(12rem, 1fr) auto; }
  .account form { grid-column: auto; margin: 0; }
}
`

/** Allows this style and the simulator's images, and forms that return to the page. */
export const WORLD_POLICY = buildPolicy(WORLD_STYLE, `form-action 'self'`)
