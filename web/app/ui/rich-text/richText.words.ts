/** What stands in a text that nobody wrote there. */
export const richTextWords = {
  leaves: 'abre em outra aba',
  embedNote: 'Este conteúdo fica em outro site, que pode guardar dados da sua visita.',
} as const
