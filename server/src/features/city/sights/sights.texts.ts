export const sightsTexts = {
  stale:
    'Esta página mudou enquanto você editava. Recarregue para ver como ela está agora e refaça sua mudança.',
  /** On the picture that other sites show. */
  kinds: { beach: 'Praia', attraction: 'Para visitar' },
  unfinished: 'Escreva o resumo e a descrição antes de publicar.',
  photo: 'Esta foto não pode ser usada aqui. Envie-a novamente ou espere ela ficar pronta.',
  ramps: 'Cada rampa só pode aparecer uma vez.',
}
