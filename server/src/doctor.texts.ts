/** The sentences of the terminal; those of the parts are shared with the page. */
export const doctorTexts = {
  settings: (words: string) =>
    `1 parte parou\n\n⯃ Configuração: Parou\n  ${words.replaceAll('\n', '\n  ')}\n` +
    '  O que fazer: corrija estas linhas no arquivo de configuração (docs/operations.md, "Settings") e rode de novo.',
} as const
