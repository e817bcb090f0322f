import { BASE_STYLE } from '../../pages/base-style.ts'

/** One column on a phone, three on a wide screen. */
export const CONSENT_STYLE = `${BASE_STYLE}
/* Keeps what has the focus clear of the bar at the bottom. */
html { scroll-padding-bottom: 6rem; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem 1rem; }
header { display: grid; gap: 1rem; margin-bottom: 1.5rem; }
.title { display: flex; align-items: center; gap: 1rem; }
.title img { width: 3.5rem; height: 3.5rem; border-radius: 1rem; }
header p, header ul { max-width: 44rem; margin: 0; }
header ul { padding-left: 1.2rem; }
.people {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: 0.6rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.people button {
  display: grid;
  grid-template-columns: 3rem 1fr;
  gap: 0 0.8rem;
  align-items: center;
  width: 100%;
  height: 100%;
  min-height: 4.5rem;
  padding: 0.7rem 0.9rem;
  border: 1px solid var(--line);
  border-radius: 0.9rem;
  background: var(--card);
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
}
.people img { grid-row: span 2; width: 3rem; height: 3rem; border-radius: 50%; }
.who { display: grid; align-self: end; }
.who b { font-weight: 600; }
.who > * { min-width: 0; overflow-wrap: anywhere; }
.handle, .is { color: var(--muted); font-size: 0.9rem; }
.is { align-self: start; line-height: 1.35; overflow-wrap: anywhere; }
.people button:hover { border-color: var(--leaf); background: var(--leaf-wash); }
details { margin-top: 1.75rem; border-top: 1px solid var(--line); }
summary { padding: 0.9rem 0; font: 600 1.2rem/1.3 Georgia, 'Times New Roman', serif; cursor: pointer; }
details h2 { margin-top: 1rem; font-size: 1.05rem; }
.end {
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin-top: 2rem;
  padding: 0.8rem 0;
  border-top: 1px solid var(--line);
  background: var(--paper);
}
.end p { flex: 1 1 9rem; margin: 0; color: var(--muted); font-size: 0.9rem; overflow-wrap: anywhere; }
.cancel {
  min-height: 2.75rem;
  padding: 0 1.2rem;
  border: 1px solid var(--line);
  border-radius: 99rem;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.cancel:hover { border-color: var(--danger); color: var(--danger); }
@media (prefers-reduced-motion: no-preference) {
  .people button, .cancel { transition: border-color 120ms, background-color 120ms; }
}
`
