import { html, type Markup } from '../page/html.ts'
import { moment } from '../page/moment.ts'
import { renderPage } from '../page/page.ts'
import type { Charge, Payment, Recurrence } from './bank.ts'
import { RECEIVER } from './bank.ts'

/** One column as wide as a phone, whatever the screen. */
const bankStyle = html`<style>
main, header .wrap { max-width: 440px; padding-inline: 20px; }
form, dl { display: grid; gap: 12px; }
label { display: grid; gap: 4px; font-weight: 600; }
label.check { display: flex; align-items: flex-start; gap: 10px; font-weight: 400; }
label.check input { width: 24px; height: 24px; margin: 0; flex: none; accent-color: var(--mar-600); }
textarea, input[type="text"] {
  width: 100%; min-height: 44px; padding: 10px 12px; border: 1.5px solid var(--muted); border-radius: 12px;
  background: #fff; color: inherit; font: inherit; overflow-wrap: anywhere;
}
textarea { min-height: 7.5rem; font: 400 .875rem/1.5 ui-monospace, monospace; }
button.button { justify-content: center; border: 0; background: none; font: 600 1rem system-ui, sans-serif; cursor: pointer; }
main .button { justify-content: center; }
.button.main { background: var(--mar-600); color: var(--areia-50); box-shadow: none; }
.button.main:hover { background: var(--mar-900); color: var(--areia-50); }
main .button:focus-visible { outline-color: var(--mar-600); }
.amount { font: 700 2.25rem/1.1 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
dt { color: var(--muted); font-size: .875rem; }
dd { font-weight: 600; }
.wrong { padding: 12px 16px; border-left: 4px solid #a3341f; background: #fff; color: #7a2313; }
.done { padding: 12px 16px; border-left: 4px solid #1d6b43; background: #fff; color: #14502f; }
.list { display: grid; gap: 8px; }
.list a {
  display: flex; justify-content: space-between; gap: 12px; min-height: 44px; align-items: center;
  padding: 8px 12px; border-radius: 12px; background: #fff;
}
</style>`

const TITLE = 'Banco de desenvolvimento'
const ICON_PATH = 'M6 13l10-6 10 6H6zm3 3v7m7-7v7m7-7v7M6 25h20'

const real = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const money = (cents: number) => real.format(cents / 100)

const PERIODS: Record<string, string> = {
  SEMANAL: 'toda semana',
  MENSAL: 'todo mês',
  TRIMESTRAL: 'a cada três meses',
  SEMESTRAL: 'a cada seis meses',
  ANUAL: 'todo ano',
}

export function homePage(open: readonly { charge: Charge; code: string }[], problem = ''): Markup {
  return frame(
    'Pagar com Pix',
    html`<h1>Pagar com Pix</h1>
    ${problem ? html`<p class="wrong" role="alert">${problem}</p>` : null}
    <form method="get" action="/pagar">
      <label>Pix copia e cola <textarea name="codigo" required spellcheck="false"></textarea></label>
      <button class="button main">Continuar</button>
    </form>
    <h2>Cobranças em aberto</h2>
    ${open.length > 0 ? html`<div class="list">${open.map(openCharge)}</div>` : html`<p class="muted">Nenhuma. Escolha Pix no portal e volte aqui.</p>`}
    <p class="muted">Nenhum dinheiro existe aqui, e tudo é esquecido quando este serviço é encerrado.</p>`,
  )
}

function openCharge({ charge, code }: { charge: Charge; code: string }): Markup {
  return html`<a href="/pagar?codigo=${encodeURIComponent(code)}"><span>${charge.message || charge.txid.slice(0, 8)}</span><strong>${money(charge.cents)}</strong></a>`
}

export type Confirmation = {
  code: string
  charge: Charge | null
  recurrence: Recurrence | null
  isExpired: boolean
}

export function confirmPage({ code, charge, recurrence, isExpired }: Confirmation): Markup {
  const isOpen = charge === null || (charge.status === 'ATIVA' && !isExpired)
  return frame(
    'Confirmar pagamento',
    html`<h1>${charge ? 'Confira antes de pagar' : 'Confira antes de autorizar'}</h1>
    ${charge ? html`<p class="amount">${money(charge.cents)}</p>` : null}
    <dl class="card">
      <div><dt>Para</dt><dd>${RECEIVER.nome}</dd></div>
      <div><dt>CNPJ</dt><dd>${RECEIVER.cnpj}</dd></div>
      ${charge?.debtor ? html`<div><dt>Devedor</dt><dd>${charge.debtor.nome}</dd></div>` : null}
      ${charge?.message ? html`<div><dt>Mensagem</dt><dd>${charge.message}</dd></div>` : null}
      ${recurrence ? recurrenceLine(recurrence) : null}
    </dl>
    ${isOpen ? null : html`<p class="wrong" role="alert">${isExpired ? 'Esta cobrança venceu.' : 'Esta cobrança não está mais aberta.'} Peça outro código no portal.</p>`}
    ${isOpen ? payForm(code, charge, recurrence) : null}
    <a class="button" href="/">Voltar</a>`,
  )
}

function recurrenceLine({ cents, period, firstDate, purpose }: Recurrence): Markup {
  const amount = cents === null ? 'valor variável' : money(cents)
  return html`<div><dt>Pix Automático</dt><dd>${purpose ? `${purpose}: ` : ''}${amount} ${PERIODS[period] ?? period}, a partir de ${firstDate.split('-').reverse().join('/')}</dd></div>`
}

function payForm(code: string, charge: Charge | null, recurrence: Recurrence | null): Markup {
  return html`<form method="post" action="/pagar">
    <input type="hidden" name="codigo" value="${code}">
    ${charge ? html`<label>Valor a pagar (R$) <input type="text" name="valor" inputmode="decimal" autocomplete="off" value="${(charge.cents / 100).toFixed(2).replace('.', ',')}"></label>` : null}
    ${recurrence?.status === 'CRIADA' ? html`<label class="check"><input type="checkbox" name="autoriza" value="1" checked> Autorizar os próximos pagamentos por Pix Automático</label>` : null}
    <button class="button main">${charge ? 'Pagar agora' : 'Autorizar'}</button>
    ${recurrence?.status === 'CRIADA' ? html`<button class="button" name="recusa" value="1">Recusar o Pix Automático</button>` : null}
  </form>`
}

export function donePage(payment: Payment | null, decision: string): Markup {
  return frame(
    'Tudo certo',
    html`<h1>${payment ? 'Pix enviado' : 'Pronto'}</h1>
    ${payment ? html`<p class="amount">${money(payment.cents)}</p><p class="done">Enviado em ${moment(payment.paidAt.toISOString())}. Código <code>${payment.e2eid}</code></p>` : null}
    ${decision ? html`<p class="done">${decision}</p>` : null}
    <p>Volte ao portal: ele confirma o pagamento em instantes.</p>
    <a class="button" href="/">Fazer outro Pix</a>`,
  )
}

export function missingPage(): Markup {
  return frame(
    'Página não encontrada',
    html`<h1>Não há nada neste endereço</h1><a class="button" href="/">Pagar com Pix</a>`,
  )
}

function frame(title: string, content: Markup): Markup {
  const banner = html`<p>${TITLE}</p>`
  return renderPage({ title, iconPath: ICON_PATH, style: bankStyle, banner, content })
}
