type EmailContent = {
  title: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** A line apart, such as a code to be typed. */
  highlight?: string
  footer?: string
}

const FOOTER = 'Você recebeu esta mensagem porque este e-mail foi usado no portal.'

/** The one layout of every e-mail of the portal. Plain, so that old phones and screen readers can read it. */
export function composeEmail({
  title,
  paragraphs,
  action,
  highlight,
  footer = FOOTER,
}: EmailContent) {
  const text = [
    title,
    ...paragraphs,
    ...(highlight ? [highlight] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    footer,
  ].join('\n\n')
  return { text, html: html({ title, paragraphs, action, highlight, footer }) }
}

function html({
  title,
  paragraphs,
  action,
  highlight,
  footer,
}: Omit<EmailContent, 'action' | 'highlight'> & {
  action: EmailContent['action'] | undefined
  highlight: EmailContent['highlight'] | undefined
}) {
  const body = paragraphs
    .map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`)
    .join('')
  const code = highlight
    ? `<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px;font-weight:700">${escapeHtml(highlight)}</p>`
    : ''
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#0A3242;color:#ffffff;padding:14px 22px;border-radius:12px;text-decoration:none;font-weight:600;display:inline-block">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#44606b">Se o botão não abrir, copie este endereço:<br>${escapeHtml(action.url)}</p>`
    : ''
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:#FBF3E4;font-family:Arial,Helvetica,sans-serif;color:#06222E;font-size:16px;line-height:1.5"><div style="max-width:560px;margin:0 auto;padding:24px"><div style="background:#FFFBF4;border-radius:16px;padding:28px"><h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(title)}</h1>${body}${code}${button}</div><p style="font-size:13px;color:#44606b;padding:0 8px">${escapeHtml(footer ?? '')}</p></div></body></html>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
