/** "rango, comida,  bóia" → three of them, each once. */
export function termsOf(text: string): string[] {
  const terms = text
    .split(/[,;\n]+/)
    .map((term) => term.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return [...new Set(terms)]
}

export const termsText = (terms: readonly string[]) => terms.join(', ')
