import { html } from '../page/html.ts'

export const mailStyle = html`<style>
.card li + li { margin-top: 8px; }
.card li span { display: block; font-size: .875rem; }
.mails li { position: relative; padding: 16px 0; border-bottom: 1px solid var(--line); font-size: .9375rem; }
.mails li:hover { background: var(--areia-100); }
.mails a { color: var(--mar-950); font-size: 1.0625rem; font-weight: 650; text-decoration: none; }
.mails a::after { content: ""; position: absolute; inset: 0; }
.mails a:hover { color: var(--mar-600); text-decoration: underline; }
.mails a:focus-visible { outline: none; }
.mails a:focus-visible::after { outline: 3px solid var(--mar-600); border-radius: 8px; }
details.card { display: block; padding-block: 12px; }
.when { color: var(--muted); }
.facts, .headers { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
dt { color: var(--muted); }
.text { white-space: pre-wrap; }
iframe {
  width: 100%; height: min(70vh, 720px); border: 1px solid var(--line); border-radius: 12px;
  background: #fff; resize: vertical;
}
summary { cursor: pointer; min-height: 44px; align-content: center; }
summary h2 { display: inline; }
.headers { padding-block: 8px 12px; font-size: .875rem; }
@media (max-width: 599px) {
  .headers { grid-template-columns: 1fr; gap: 0; }
  .headers dd { margin-bottom: 8px; }
}
@media (min-width: 768px) {
  .mails li { display: grid; grid-template-columns: 1fr 1fr auto; gap: 4px 20px; padding: 16px 12px; }
  .mails a { grid-column: 1 / 3; }
  .mails .when { grid-area: 1 / 3; }
  .mails .to { grid-column: 2 / 4; }
}
</style>`
