/** Apart from the shell's other words: the foot comes after the page, and these with it. */
export const footerEndTexts = { openData: 'Dados abertos' } as const
