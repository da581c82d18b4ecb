import { html, type Markup } from '../page/html.ts'
import { moment } from '../page/moment.ts'
import { renderPage } from '../page/page.ts'
import { linkText } from './link-text.ts'
import type { Mail } from './mail.ts'
import { mailStyle } from './mail-style.ts'
import { MAILS_KEPT } from './mailbox.ts'

const TITLE = 'Caixa de correio de desenvolvimento'
const ICON_PATH = 'M7 10h18v12H7zl9 7 9-7'

export function inboxPage(mails: readonly Mail[]): Markup {
  const count = mails.length === 1 ? '1 mensagem' : `${mails.length} mensagens`
  return frame(
    TITLE,
    html`<h1>${TITLE}</h1>
    <p>${count} <a class="button" href="/">Atualizar</a></p>`,
    mails.length > 0 ? html`<ol class="mails">${mails.map(inboxRow)}</ol>` : emptyInbox(),
  )
}

export function mailPage(mail: Mail): Markup {
  const subject = subjectOf(mail)
  return frame(
    subject,
    backLink(),
    html`<article>
      <h1>${subject}</h1>
      <dl class="facts">
        <dt>De</dt><dd>${mail.from}</dd>
        <dt>Para</dt><dd>${mail.to.join(', ')}</dd>
        <dt>Recebida</dt><dd>${moment(mail.receivedAt)}</dd>
      </dl>
      ${attachmentList(mail)}
      ${textPart(mail)}
      ${htmlPart(mail)}
      <details class="card">
        <summary><h2>Cabeçalhos</h2></summary>
        <dl class="headers">
          ${mail.headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}
        </dl>
      </details>
    </article>`,
  )
}

export function missingPage(): Markup {
  return frame(
    'Mensagem não encontrada',
    backLink(),
    html`<h1>Esta mensagem não está mais aqui</h1>
    <p>A caixa guarda as últimas ${MAILS_KEPT} mensagens e esquece todas quando é encerrada.</p>`,
  )
}

function frame(title: string, banner: Markup, content: Markup): Markup {
  return renderPage({ title, iconPath: ICON_PATH, style: mailStyle, banner, content })
}

function inboxRow(mail: Mail): Markup {
  return html`<li>
    <a href="/mensagens/${mail.id}">${subjectOf(mail)}</a>
    <p><span class="muted">De</span> ${mail.from}</p>
    <p class="to"><span class="muted">Para</span> ${mail.to.join(', ')}</p>
    <p class="when">${moment(mail.receivedAt)}</p>
  </li>`
}

function emptyInbox(): Markup {
  return html`<section class="card">
    <h2>Nenhuma mensagem ainda</h2>
    <p>Faça no portal algo que envie um e-mail, como criar uma conta, e atualize esta página.</p>
    <p class="muted">Nada chegou? Confira se o portal envia para a porta SMTP desta caixa:
      <code>MAILBOX_SMTP_PORT</code>, ou 1025 se ela não foi definida.</p>
  </section>`
}

function attachmentList({ attachments }: Mail): Markup | null {
  if (attachments.length === 0) return null
  return html`<section class="card">
    <h2>Anexos</h2>
    <ul>${attachments.map(
      ({ filename, mimeType, sizeBytes }) =>
        html`<li>${filename ?? 'sem nome'} <span class="muted">${mimeType}, ${size(sizeBytes)}</span></li>`,
    )}</ul>
  </section>`
}

function textPart({ text }: Mail): Markup {
  return html`<section class="card">
    <h2>Texto</h2>
    ${
      text === null
        ? html`<p class="muted">Esta mensagem não tem parte em texto.</p>`
        : html`<div class="text">${linkText(text.trimEnd())}</div>`
    }
  </section>`
}

function htmlPart({ html: source }: Mail): Markup {
  return html`<section class="card">
    <h2>HTML</h2>
    ${
      source === null
        ? html`<p class="muted">Esta mensagem não tem parte em HTML.</p>`
        : html`<p class="muted">Só para ver: links, formulários e imagens de fora não funcionam aqui.</p>
    <iframe sandbox title="Mensagem em HTML" srcdoc="${source}"></iframe>`
    }
  </section>`
}

function backLink(): Markup {
  return html`<p>${TITLE}</p>
    <p><a class="button" href="/">Todas as mensagens</a></p>`
}

function subjectOf({ subject }: Mail) {
  return subject.trim() || '(sem assunto)'
}

function size(bytes: number) {
  const [amount, unit] = bytes < 1000 ? [bytes, 'byte'] : [bytes / 1000, 'kilobyte']
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat('pt-BR', style).format(amount)
}
