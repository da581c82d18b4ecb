export const favouritesTexts = {
  full: (most: number) => `Você já salvou ${most} lugares. Tire alguns para salvar outros.`,
} as const
