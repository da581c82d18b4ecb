/** What the heart says; what happens after it was pressed is in saved-list.texts.ts. */
export const favouritesTexts = {
  save: 'Salvar',
  saved: 'Salvo',
  saveOf: (name: string) => `Salvar ${name}`,
  failed: 'Não deu para salvar',
} as const
