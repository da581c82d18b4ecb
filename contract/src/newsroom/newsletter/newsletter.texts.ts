/** Topics of the newsletter; a subscriber chooses at least one. Free of zod: the browser reads it too. */
export const NEWSLETTER_TOPICS = ['novidades', 'eventos', 'ofertas'] as const
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number]

export const TOPIC_WORDS: Record<NewsletterTopic, { label: string; hint: string }> = {
  novidades: { label: 'Novidades', hint: 'Notícias da cidade e do portal.' },
  eventos: { label: 'Eventos', hint: 'O que acontece nos próximos dias.' },
  ofertas: { label: 'Ofertas', hint: 'Promoções de parceiros do Clube de Vantagens.' },
}

/**
 * What somebody agrees to by asking for the newsletter. The record of consents keeps the version: another
 * text is another version, and the old one stays provable (LGPD art. 8).
 */
export const NEWSLETTER_CONSENT = {
  version: 'novidades-2026-11',
  text: 'Quero receber por e-mail as novidades do portal sobre os assuntos que escolhi. Posso sair quando quiser, pelo link de cada e-mail.',
} as const

export const ISSUE_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type IssueStatus = (typeof ISSUE_STATUSES)[number]

export const ISSUE_STATUS_WORDS: Record<IssueStatus, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  sending: 'Enviando',
  sent: 'Enviada',
  cancelled: 'Cancelada',
}
