export const collectionsTexts = {
  stale:
    'Este roteiro mudou enquanto você editava. Recarregue para ver como ele está agora e refaça sua mudança.',
  staleOrder: 'A lista mudou enquanto você a ordenava. Recarregue e ordene de novo.',
  unfinished: (least: number) =>
    `Escreva o resumo e escolha pelo menos ${least} lugares que estejam no guia antes de publicar.`,
  withoutDay: (kind: string) => `${kind}: diga o dia de cada parada antes de publicar.`,
  gone: 'Este lugar não existe mais. Escolha outro.',
  twice: 'Este lugar já está no mesmo dia.',
  photo: 'Esta foto não pode ser usada aqui. Envie-a novamente ou espere ela ficar pronta.',
  /** What a place is, in a line. */
  sights: { beach: 'Praia', attraction: 'Atração' },
  both: (one: string, other: string) => `${one} · ${other}`,
}
