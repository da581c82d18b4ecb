export const guardTexts = {
  initialising: 'Inicializando...',
  needsScript: 'Para abrir esta página, ative o JavaScript do navegador e recarregue.',
  restricted: {
    title: 'Acesso restrito',
    description: 'Seu plano não dá acesso a essa página. Levamos você para o seu painel.',
  },
} as const
