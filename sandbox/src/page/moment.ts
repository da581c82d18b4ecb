import { html, type Markup } from './html.ts'

const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

export function moment(iso: string): Markup {
  const words = momentFormat.format(new Date(iso)).replace(':', 'h')
  return html`<time datetime="${iso}">${words}</time>`
}
