/** What a search box says while somebody types. Its code, and these words, come with the first focus. */
export const suggestTexts = {
  label: 'Sugestões',
  count: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
  searchFor: (typed: string) => `Buscar por “${typed}”`,
  recent: 'Suas últimas buscas',
  forgetOne: 'Apagar esta busca',
  forgetAll: 'Apagar as últimas buscas',
  failed: 'Sem sugestões agora. A busca funciona mesmo assim.',
} as const
