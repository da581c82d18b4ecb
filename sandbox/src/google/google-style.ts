import { html } from '../page/html.ts'

export const googleStyle = html`<style>
main > * { max-width: 640px; }
form { display: grid; gap: 12px; }
.people { display: grid; gap: 8px; }
.person {
  display: grid; grid-template-columns: 48px 1fr; align-items: center; gap: 0 16px; width: 100%;
  padding: 12px; border: 1px solid var(--line); border-radius: 16px; background: #fff;
  color: inherit; font: inherit; text-align: start;
}
button.person { cursor: pointer; }
button.person:hover { border-color: var(--mar-600); background: var(--areia-100); }
.person img { grid-row: span 2; width: 48px; height: 48px; }
.person strong { align-self: end; line-height: 1.3; }
.person span { grid-column: 2; align-self: start; color: var(--muted); font-size: .875rem; overflow-wrap: anywhere; }
.hinted { border: 2px solid var(--mar-600); }
label { display: grid; gap: 4px; font-weight: 600; }
input:not([type=checkbox]) {
  min-height: 48px; padding: 0 12px; border: 1px solid var(--muted); border-radius: 12px;
  background: #fff; color: inherit; font: inherit; font-weight: 400; width: 100%;
}
label.check { display: flex; align-items: center; gap: 12px; min-height: 44px; font-weight: 400; }
input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--mar-600); }
.asked { padding-inline-start: 20px; list-style: disc; }
.asked li + li { margin-top: 8px; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
.actions .button { background: none; border: 0; font: inherit; font-weight: 600; cursor: pointer; }
.actions .button:focus-visible { outline-color: var(--mar-600); }
.actions .button:hover { background: var(--areia-100); color: var(--mar-900); }
.actions .main, .actions .main:hover { background: var(--mar-600); color: #fff; box-shadow: none; }
.actions .main:hover { background: var(--mar-900); }
.wrong { padding: 12px 16px; border-inline-start: 4px solid #b3261e; background: #fdeceb; }
</style>`
