export const guardTexts = {
  initialising: 'Inicializando...',
  restricted: {
    title: 'Acesso restrito',
    description: 'Seu plano não dá acesso a essa página. Levamos você para o seu painel.',
  },
} as const
