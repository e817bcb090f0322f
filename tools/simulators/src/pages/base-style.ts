/** The style that all pages of the simulators share: light and dark theme, nothing from other hosts. */
export const BASE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f4ec, #141a16);
  --card: light-dark(#fffdf8, #1d2620);
  --ink: light-dark(#1f2a22, #ecf1e8);
  --muted: light-dark(#59645a, #a7b3a6);
  --line: light-dark(#d9d5c7, #344038);
  --leaf: light-dark(#2f6b3c, #8fcf98);
  --leaf-wash: light-dark(#e6efdf, #26352a);
  --danger: light-dark(#9a2f24, #ffb4a8);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 system-ui, 'Segoe UI', sans-serif;
}
.stamp {
  justify-self: start;
  margin: 0;
  padding: 0.15rem 0.6rem;
  border: 1px solid var(--line);
  border-radius: 99rem;
  color: var(--muted);
  font-size: 0.875rem;
}
h1 { margin: 0; font: 600 1.6rem/1.25 Georgia, 'Times New Roman', serif; text-wrap: balance; }
h2 { margin: 1.75rem 0 0.75rem; font: 600 1.2rem/1.3 Georgia, 'Times New Roman', serif; }
.problem {
  padding: 0.6rem 0.9rem;
  border: 1px solid var(--danger);
  border-radius: 0.6rem;
  color: var(--danger);
}
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
`
