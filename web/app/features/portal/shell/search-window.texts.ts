/** The search over any page. Its code, and these words, come when somebody asks for it. */
export const searchWindowTexts = {
  title: 'O que você procura?',
  box: { label: 'Buscar no portal', placeholder: 'Peixe na brasa, pousada, farmácia…' },
  straight: 'Ou vá direto para',
  shortcut: 'Abrir a busca com a tecla /',
  shortcutHint: 'Em qualquer página, sempre que você não estiver escrevendo.',
} as const
