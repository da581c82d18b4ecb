/** What stands in a text that nobody wrote there. */
export const richTextWords = {
  credit: (name: string) => `Foto: ${name}`,
  leaves: 'abre em outra aba',
  embedNote: 'Este conteúdo fica em outro site, que pode guardar dados da sua visita.',
} as const
