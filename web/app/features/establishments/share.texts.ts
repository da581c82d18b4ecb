/** Every sentence of the share sheet. */
export const shareTexts = {
  title: 'Compartilhar',
  copy: 'Copiar link',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  email: 'E-mail',
  link: 'Link desta página',
  copied: 'Link copiado',
  copiedText: 'Agora é só colar onde quiser.',
  failed: 'Não deu para copiar o link',
  failedText: 'Selecione o endereço e copie.',
} as const
