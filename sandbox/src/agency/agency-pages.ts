import { html, type Markup } from '../page/html.ts'
import { renderPage } from '../page/page.ts'
import { type Agency, FEED_FAULTS } from './agency.ts'
import { FORMATS } from './stock.ts'

const TITLE = 'Imobiliárias de desenvolvimento'
const ICON_PATH = 'M6 16 16 8l10 8v10H6zM13 26v-6h6v6'
const style = html`<style>
main > * { max-width: 720px; }
select { min-height: 44px; padding: 8px; font: inherit; }
code { overflow-wrap: anywhere; }
</style>`

type Shown = { agency: Agency; feedUrl: string; crmUrl: string }

/** For trying by hand: an agency, its file, what spoils it, and the contacts that reached it. */
export function agenciesPage(agencies: readonly Shown[]): Markup {
  return renderPage({
    title: TITLE,
    iconPath: ICON_PATH,
    style,
    banner: html`<h1>${TITLE}</h1>
      <p>Um feed de imóveis e um CRM. <a class="button" href="/">Atualizar</a></p>`,
    content: html`<form method="post" action="/agencies">
        <h2>Nova imobiliária</h2>
        <label>Formato <select name="format">${FORMATS.map((one) => html`<option>${one}</option>`)}</select></label>
        <button class="button">Criar</button>
      </form>
      ${agencies.map(agency)}`,
  })
}

function agency({ agency: one, feedUrl, crmUrl }: Shown): Markup {
  return html`<section>
    <h2>${one.format}: ${String(one.items.length)} imóveis</h2>
    <p>Feed: <code>${feedUrl}</code></p>
    <p>CRM: <code>${crmUrl}</code>, usuário <code>${one.login.user}</code>, senha <code>${one.login.password}</code></p>
    <form method="post" action="/agencies/${one.id}">
      <label>Defeito <select name="fault">
        <option value="">nenhum</option>
        ${FEED_FAULTS.map((fault) => html`<option>${fault}</option>`)}
      </select></label>
      <button class="button">Aplicar (agora: ${one.fault ?? 'nenhum'})</button>
    </form>
    <p>${String(one.reads.length)} leituras, ${String(one.leads.length)} contatos recebidos</p>
  </section>`
}
