/**
 * What a person agrees to by ticking the promotions box. The ledger keeps the version: another text
 * is another version, and the old one stays provable (LGPD art. 8).
 */
export const PROMOTIONS_CONSENT = {
  version: '2026-11',
  text: 'Quero receber ofertas e novidades do portal e dos parceiros do Clube de Vantagens por e-mail e WhatsApp. Posso cancelar quando quiser.',
} as const
