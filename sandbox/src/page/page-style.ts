import { html } from './html.ts'

/** The portal's palette (areia, mar) without its fonts: the page's policy loads nothing. */
export const pageStyle = html`<style>
:root {
  --mar-950: #06222e; --mar-900: #0a3242; --mar-600: #0e6f88; --mar-300: #6fc6d6;
  --areia-50: #fffbf4; --areia-100: #fbf3e4; --muted: #435c67; --line: #e9dcc3;
  color-scheme: light;
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--areia-50); color: var(--mar-950);
  font: 400 1rem/1.55 Figtree, system-ui, sans-serif; -webkit-text-size-adjust: 100%;
}
h1, h2, p, ol, ul, dl, dd { margin: 0; padding: 0; }
h1, h2 {
  font-family: "Bricolage Grotesque", system-ui, sans-serif;
  line-height: 1.15; letter-spacing: -.02em;
}
h1 { font-size: clamp(1.5rem, 1.3rem + .9vw, 2rem); text-wrap: balance; }
header h1 { font-size: clamp(1.25rem, 1.15rem + .5vw, 1.5rem); }
h2 { font-size: 1.1875rem; }
h1, p, dd, li, .text { overflow-wrap: anywhere; }
ol, ul { list-style: none; }
a { color: var(--mar-600); text-underline-offset: 4px; }
code { font: 600 .9375rem ui-monospace, monospace; }
time { font-variant-numeric: tabular-nums; }
:focus-visible { outline: 3px solid var(--mar-600); outline-offset: 3px; border-radius: 8px; }
.muted { color: var(--muted); }
.wrap { max-width: 1040px; margin-inline: auto; padding-inline: 20px; }
header { background: var(--mar-950); color: var(--areia-50); border-bottom: 4px solid var(--mar-300); }
header .wrap, header p {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px 20px;
}
header .wrap { padding-block: 16px; }
main { padding-block: 24px 64px; }
main > * + *, article > * + * { margin-top: 20px; }
.button {
  display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border-radius: 12px;
  color: inherit; font-weight: 600; text-decoration: none; box-shadow: inset 0 0 0 1.5px var(--mar-300);
}
.button:hover { background: var(--areia-50); color: var(--mar-900); }
.button:focus-visible { outline-color: var(--mar-300); }
.card { display: grid; gap: 12px; padding: 20px; border-radius: 16px; background: var(--areia-100); }
@media (min-width: 768px) {
  .wrap { padding-inline: 40px; }
  main { padding-block: 40px 80px; }
  .card { padding: 24px; }
}
</style>`
