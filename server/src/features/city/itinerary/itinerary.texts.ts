export const itineraryTexts = {
  beach: 'Praia',
  attraction: 'Atração',
  visiting: (hours: string) => `Atração · ${hours}`,
  both: (one: string, other: string) => `${one} · ${other}`,

  calendar: { name: 'Meu roteiro em Salinópolis' },
}
