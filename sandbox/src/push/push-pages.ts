import type { FastifyReply } from 'fastify'
import { html, type Markup } from '../page/html.ts'
import { moment } from '../page/moment.ts'
import { renderPage } from '../page/page.ts'
import type { TakenMessage } from './taken-message.ts'

const style = html`<style>
main > * { max-width: 720px; }
.fate { color: var(--muted); font-size: .8125rem; }
</style>`
const TITLE = 'Avisos no aparelho, de desenvolvimento'
const ICON_PATH = 'M16 6a6 6 0 0 1 6 6c0 5 2 7 3 8H7c1-1 3-3 3-8a6 6 0 0 1 6-6zM14 24a2 2 0 0 0 4 0'

/** What browsers were shown, newest first. */
export function showPush(reply: FastifyReply, messages: readonly TakenMessage[]) {
  const page = renderPage({
    ...{ title: TITLE, iconPath: ICON_PATH, style },
    banner: html`<h1>${TITLE}</h1><p><a class="button" href="/">Atualizar</a></p>`,
    content: messages.length > 0 ? html`${messages.toReversed().map(card)}` : nothingYet,
  })
  return reply.type('text/html; charset=utf-8').send(page.source)
}

const card = ({ notification, at, urgency, ttlSeconds }: TakenMessage): Markup => html`<section
  class="card"
>
  <h2>${notification.title}</h2>
  <p>${notification.body ?? ''}</p>
  <p><a href="${notification.navigate}">Abrir</a></p>
  <p class="fate">${moment(at.toISOString())}, ${urgency === 'high' ? 'com pressa' : 'sem pressa'}, vale ${ttlSeconds} s</p>
</section>`

const nothingYet = html`<section class="card">
  <h2>Nenhum aviso ainda</h2>
  <p>Navegadores de verdade usam o serviço do próprio fabricante. Aqui chegam os avisos de quem assinou por
    <code>POST /subscriptions</code>.</p>
</section>`
