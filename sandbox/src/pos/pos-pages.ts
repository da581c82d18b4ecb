import { html, type Markup } from '../page/html.ts'
import { renderPage } from '../page/page.ts'
import type { Counter } from './counter.ts'

const TITLE = 'Caixa de desenvolvimento'
const ICON_PATH = 'M8 12h16v12H8zM11 8h10v4M11 17h10'
const style = html`<style>
main > * { max-width: 720px; }
label { display: grid; gap: 4px; margin-block: 8px; }
input { min-height: 44px; padding: 8px; font: inherit; }
.steps { display: flex; flex-wrap: wrap; gap: 8px; }
</style>`

const STEPS = ['confirm', 'preparing', 'readyForPickup', 'dispatch', 'pickedUp', 'delivered']

/** For trying by hand: the credentials of a business, and what its counter does with its orders. */
export function countersPage(counters: readonly Counter[]): Markup {
  return renderPage({
    title: TITLE,
    iconPath: ICON_PATH,
    style,
    banner: html`<h1>${TITLE}</h1>
      <p>Fala a outra metade do Open Delivery. <a class="button" href="/">Atualizar</a></p>`,
    content: html`<form method="post" action="/connect">
        <h2>Ligar um negócio</h2>
        <label>Endereço (baseURL)<input name="baseUrl" type="url" required></label>
        <label>client_id<input name="clientId" required></label>
        <label>client_secret<input name="clientSecret" required></label>
        <button class="button">Ligar</button>
      </form>
      ${counters.map(counter)}`,
  })
}

function counter(one: Counter): Markup {
  const orders = [...one.orders.values()]
  return html`<section>
    <h2>${one.merchantId}</h2>
    <form method="post" action="/merchants/${one.merchantId}/poll">
      <button class="button">Buscar eventos</button>
    </form>
    ${orders.length === 0 ? html`<p>Nenhum pedido ainda.</p>` : null}
    ${orders.map((order) => {
      const id = String(order.id)
      const last = one.events.filter(({ orderId }) => orderId === id).at(-1)?.eventType ?? ''
      return html`<article>
        <h3>Pedido ${String(order.displayId)}: ${last}</h3>
        <div class="steps">${STEPS.map(
          (
            step,
          ) => html`<form method="post" action="/merchants/${one.merchantId}/orders/${id}/${step}">
            <button class="button">${step}</button>
          </form>`,
        )}</div>
      </article>`
    })}
  </section>`
}
