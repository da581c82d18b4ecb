export const homeTexts = { anonymous: 'De quem prefere não dizer o nome' } as const
