import { html, type Markup } from '../page/html.ts'
import { renderPage } from '../page/page.ts'
import { googleStyle } from './google-style.ts'
import type { Person } from './people.ts'

const TITLE = 'Google de desenvolvimento'
const ICON_PATH = 'M22 11a8 8 0 1 0 2 5h-8'

const REQUESTS: Record<string, (person: Person) => string> = {
  openid: () => 'Saber quem é você',
  profile: () => 'Ver seu nome e sua foto',
  email: ({ email }) =>
    email ? `Ver seu e-mail, ${email}` : 'Ver seu e-mail, que esta conta não informa',
  offline_access: () => 'Manter o acesso quando você não estiver usando o portal',
}

const FAILURES: Record<string, string> = {
  invalid_redirect_uri:
    'O endereço de volta não é desta máquina. Use http://localhost ou http://127.0.0.1, em qualquer porta.',
  invalid_client: 'O portal se apresentou com um client_id que não é o configurado aqui.',
  session_not_found: 'Este pedido expirou ou já foi respondido. Comece de novo pelo portal.',
  not_found: 'Não há nada neste endereço.',
}

export function homePage(people: readonly Person[]): Markup {
  return frame(
    TITLE,
    html`<h1>Contas para experimentar</h1>
    <p>Escolha “Entrar com Google” no portal para usar uma delas, ou digite outra na hora.
      Nenhuma senha é pedida e tudo é esquecido quando este serviço é encerrado.</p>
    <ul class="people">${people.map(
      (person) => html`<li class="person">${personSummary(person)}</li>`,
    )}</ul>`,
  )
}

export function chooserPage(
  people: readonly Person[],
  { hint = '', rejected }: { hint?: string; rejected?: URLSearchParams },
): Markup {
  const hinted = people.find(({ sub, email }) => hint !== '' && (sub === hint || email === hint))
  const email = rejected?.get('email') ?? (hinted ? '' : hint)
  return frame(
    'Escolha uma conta',
    html`<h1>Escolha uma conta</h1>
    <p>Depois você volta ao portal. São pessoas inventadas: nenhuma senha é pedida.</p>
    <form method="post" class="people">${people.map((person) => personButton(person, person === hinted))}</form>
    <form method="post" class="card">
      <h2>Usar outra conta</h2>
      ${rejected ? html`<p class="wrong" role="alert">Preencha um nome e um e-mail válido.</p>` : null}
      <label>Nome <input name="name" autocomplete="off" required value="${rejected?.get('name') ?? ''}"></label>
      <label>E-mail <input name="email" type="email" autocomplete="off" required value="${email}"></label>
      <label class="check"><input name="verified" type="checkbox" checked> E-mail verificado</label>
      <p class="actions"><button class="button main">Continuar</button></p>
    </form>
    ${cancelForm()}`,
  )
}

export function consentPage(person: Person, scopes: readonly string[], portal: string): Markup {
  const asked = scopes.flatMap((scope) => REQUESTS[scope]?.(person) ?? [])
  return frame(
    'Permitir o acesso',
    html`<h1>O portal quer acessar sua conta</h1>
    <div class="person">${personSummary(person)}</div>
    <section class="card">
      <h2>Com sua permissão, ${portal} poderá</h2>
      <ul class="asked">${asked.map((sentence) => html`<li>${sentence}</li>`)}</ul>
    </section>
    <form method="post"><p class="actions">
      <button class="button main" name="allow" value="1">Permitir</button>
      <button class="button" name="cancel" value="1">Cancelar</button>
    </p></form>`,
  )
}

export function errorPage(error: string): Markup {
  const sentence = FAILURES[error] ?? 'O pedido do portal não segue o OpenID Connect.'
  return frame(
    'Não foi possível continuar',
    html`<h1>Não foi possível continuar</h1>
    <p>${sentence}</p>
    <p class="muted">Código: <code>${error}</code></p>`,
  )
}

function frame(title: string, content: Markup): Markup {
  const banner = html`<p>${TITLE}</p>`
  return renderPage({ title, iconPath: ICON_PATH, style: googleStyle, banner, content })
}

function personButton(person: Person, isHinted: boolean): Markup {
  const hint = isHinted ? html` autofocus` : null
  return html`<button class="person${isHinted ? ' hinted' : ''}" name="sub" value="${person.sub}"${hint}>${personSummary(person)}</button>`
}

function personSummary({ sub, name, email, isEmailVerified }: Person): Markup {
  const verification = email && !isEmailVerified ? ' (não verificado)' : ''
  return html`<img src="/retratos/${sub}.svg" alt="" width="48" height="48"><strong>${name}</strong>
    <span>${email ?? 'não informa o e-mail'}${verification}</span>`
}

function cancelForm(): Markup {
  return html`<form method="post"><p class="actions">
      <button class="button" name="cancel" value="1">Cancelar</button>
    </p></form>`
}
