import { html, type Markup } from '../page/html.ts'
import { moment } from '../page/moment.ts'
import { renderPage } from '../page/page.ts'
import type { Message } from './conversations.ts'
import { formatNumber } from './phone-number.ts'

const whatsAppStyle = html`<style>
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

const TITLE = 'WhatsApp de desenvolvimento'
const ICON_PATH = 'M8 24l1.5-4.5a8 8 0 1 1 3 3z'

const STATUSES: Record<Message['status'], string> = {
  accepted: 'aceita',
  sent: 'enviada',
  delivered: 'entregue',
  read: 'lida',
  failed: 'não entregue',
}

/** Takes the conversations newest first, and each of them newest first. */
export function conversationsPage(conversations: readonly Message[][]): Markup {
  const count = conversations.length === 1 ? '1 conversa' : `${conversations.length} conversas`
  return frame(
    TITLE,
    html`<h1>${TITLE}</h1>
    <p>${count} <a class="button" href="/">Atualizar</a></p>`,
    conversations.length > 0 ? html`${conversations.map(conversation)}` : nothingYet(),
  )
}

export function missingPage(): Markup {
  return frame(
    'Página não encontrada',
    html`<p>${TITLE}</p>
    <p><a class="button" href="/">Todas as conversas</a></p>`,
    html`<h1>Não há nada neste endereço</h1>`,
  )
}

function frame(title: string, banner: Markup, content: Markup): Markup {
  return renderPage({ title, iconPath: ICON_PATH, style: whatsAppStyle, banner, content })
}

function conversation(newestFirst: readonly Message[]): Markup {
  const [newest] = newestFirst
  if (!newest) return html``
  return html`<section class="card">
    <h2>${formatNumber(newest.to)}</h2>
    <ol class="bubbles">${newestFirst.toReversed().map(bubble)}</ol>
  </section>`
}

function bubble({ code, text, sentAt, status }: Message): Markup {
  return html`<li>
    ${code === null ? null : html`<p class="code">${code}</p>`}
    <p class="text">${text}</p>
    <p class="fate">${moment(sentAt)}, ${STATUSES[status]}</p>
  </li>`
}

function nothingYet(): Markup {
  return html`<section class="card">
    <h2>Nenhuma conversa ainda</h2>
    <p>Peça no portal um código por WhatsApp e atualize esta página.</p>
    <p class="muted">Nada chegou? Confira se o portal envia para a porta deste serviço:
      <code>WHATSAPP_PORT</code>, ou 8027 se ela não foi definida.</p>
  </section>`
}
