import { html, type Markup } from '../page/html.ts'
import { renderPage } from '../page/page.ts'
import type { Price, Product, Session, Subscription } from './objects.ts'

const stripeStyle = html`<style>
main, header .wrap { max-width: 480px; }
form { display: grid; gap: 12px; }
fieldset { display: grid; gap: 4px; margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
label { display: flex; align-items: center; gap: 12px; min-height: 44px; }
input[type="radio"] { width: 22px; height: 22px; margin: 0; flex: none; accent-color: var(--mar-600); }
main .button { justify-content: center; border: 0; font: 600 1rem system-ui, sans-serif; cursor: pointer; background: none; }
main .button:focus-visible { outline-color: var(--mar-600); }
main .button.main { background: var(--mar-600); color: var(--areia-50); box-shadow: none; }
main .button.main:hover { background: var(--mar-900); }
.amount { font: 700 2rem/1.1 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.wrong { padding: 12px 16px; border-left: 4px solid #a3341f; background: #fff; color: #7a2313; }
</style>`

const TITLE = 'Stripe de desenvolvimento'
const ICON_PATH = 'M6 10h20v13H6zM6 14h20M10 19h4'

const real = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const dayFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Belem' })

function priceWords({ unit_amount, recurring }: Price) {
  return `${real.format(unit_amount / 100)} por ${recurring.interval === 'year' ? 'ano' : 'mês'}`
}

export function payPage(session: Session, product: Product, price: Price, problem = ''): Markup {
  return frame(
    'Assinar',
    html`<h1>${product.name}</h1>
    <p class="amount">${priceWords(price)}</p>
    ${problem ? html`<p class="wrong" role="alert">${problem}</p>` : null}
    <form method="post">
      <fieldset class="card"><legend>Cartão de teste</legend>
        <label><input type="radio" name="card" value="ok" checked> final 4242: aprovado</label>
        <label><input type="radio" name="card" value="declined"> final 0002: recusado</label>
        <label><input type="radio" name="card" value="needs-action"> final 3155: pede confirmação (3-D Secure)</label>
      </fieldset>
      <button class="button main">Assinar</button>
    </form>
    <a class="button" href="${session.cancel_url}">Cancelar e voltar</a>
    <p class="muted">Nenhum cartão de verdade é pedido aqui.</p>`,
  )
}

export function confirmPage(price: Price): Markup {
  return frame(
    'Confirmação do banco',
    html`<h1>Seu banco quer confirmar</h1>
    <p>Compra de ${priceWords(price)} com o cartão final 3155.</p>
    <form method="post">
      <input type="hidden" name="card" value="needs-action">
      <button class="button main" name="confirmed" value="yes">Confirmar</button>
      <button class="button" name="confirmed" value="no">Não fui eu</button>
    </form>`,
  )
}

export function portalPage(subscriptions: readonly Subscription[], returnUrl: string): Markup {
  return frame(
    'Sua assinatura',
    html`<h1>Sua assinatura</h1>
    ${subscriptions.map(subscriptionCard)}
    ${subscriptions.length === 0 ? html`<p>Nenhuma assinatura em andamento.</p>` : null}
    <a class="button" href="${returnUrl}">Voltar ao portal</a>`,
  )
}

function subscriptionCard({ id, items, cancel_at_period_end }: Subscription): Markup {
  const [item] = items.data
  if (!item) return html``
  const end = dayFormat.format(new Date(item.current_period_end * 1000))
  return html`<section class="card">
    <p class="amount">${priceWords(item.price)}</p>
    <p>${cancel_at_period_end ? `Termina em ${end}.` : `Renova em ${end}.`}</p>
    <form method="post">
      <input type="hidden" name="subscription" value="${id}">
      <button class="button" name="cancels" value="${cancel_at_period_end ? 'no' : 'yes'}">${cancel_at_period_end ? 'Manter a assinatura' : 'Cancelar no fim do período'}</button>
    </form>
  </section>`
}

export function messagePage(title: string, sentence: string): Markup {
  return frame(title, html`<h1>${title}</h1><p>${sentence}</p>`)
}

function frame(title: string, content: Markup): Markup {
  const banner = html`<p>${TITLE}</p>`
  return renderPage({ title, iconPath: ICON_PATH, style: stripeStyle, banner, content })
}
