import { html } from '../page/html.ts'

export const whatsAppStyle = html`<style>
main > * { max-width: 720px; }
.bubbles { display: grid; gap: 8px; justify-items: start; }
.bubbles li {
  display: grid; gap: 4px; max-width: min(100%, 480px); padding: 12px 16px; background: #fff;
  border: 1px solid var(--line); border-radius: 4px 16px 16px 16px;
}
.code { font: 700 1.5rem/1.3 ui-monospace, monospace; letter-spacing: .08em; user-select: all; }
.text { white-space: pre-wrap; }
.fate { color: var(--muted); font-size: .8125rem; }
</style>`
