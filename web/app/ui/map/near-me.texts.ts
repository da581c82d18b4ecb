/** Read by who was not found: they come with the question. */
export const nearMeTexts = {
  failed: 'Não deu para saber onde você está',
  denied:
    'A localização está bloqueada para este site. Libere nas configurações do navegador e tente de novo.',
  unavailable: 'Seu aparelho não respondeu. Tente de novo em um lugar com sinal.',
} as const
