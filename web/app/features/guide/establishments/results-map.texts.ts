/** Every sentence of the map of the directory: it comes with the map. */
export const resultsMapTexts = {
  label: 'Mapa dos resultados',
  instead: 'Os lugares estão na lista.',
  none: 'Nenhum lugar desta página tem ponto no mapa. Veja na lista.',
  missing: (count: number) =>
    count === 1
      ? '1 lugar ainda não tem ponto no mapa: está só na lista.'
      : `${count} lugares ainda não têm ponto no mapa: estão só na lista.`,
  pin: (name: string, score: string | null) => (score ? `${name}, nota ${score}` : name),
  close: (name: string) => `Fechar ${name}`,
} as const
