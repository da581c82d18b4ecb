/** What a person reads of reviews, beyond what the contract says of a field. */
export const reviewsTexts = {
  /** Stands on locked screens: nothing of who wrote it. */
  told: (rating: number, establishment: string) => ({
    title: `Avaliação nova: ${rating} de 5`,
    body: `${establishment} recebeu uma avaliação. Leia e responda.`.slice(0, 300),
  }),
  /** Stands on locked screens, too: the house, and nothing of what was bought. */
  asked: {
    order: (establishment: string) => ({
      title: 'Como foi o seu pedido?',
      body: `Conte como foi em ${establishment}. Leva um minuto e ajuda quem vem depois.`.slice(
        0,
        300,
      ),
    }),
    stay: (establishment: string) => ({
      title: 'Como foi a sua estada?',
      body: `Conte como foi em ${establishment}. Leva um minuto e ajuda quem vem depois.`.slice(
        0,
        300,
      ),
    }),
  },
  /** Where the account has no name that could be shown. */
  nameless: 'Visitante',
  changed: 'Esta avaliação mudou enquanto você a lia. Recarregue e confira antes de decidir.',
  answeredMeanwhile:
    'Outra pessoa da equipe respondeu a esta avaliação enquanto você escrevia. Leia a resposta dela antes de mudar.',
  decided: 'A situação desta avaliação já mudou. Recarregue para ver como está.',
  photos: {
    unknown: 'Não achamos uma das fotos. Envie-a novamente.',
    processing: 'Uma das fotos ainda está sendo preparada. Espere alguns segundos e tente de novo.',
    failed: 'Uma das fotos não pôde ser preparada. Apague-a e envie outra.',
    repeated: 'A mesma foto aparece duas vezes.',
  },
} as const
