import type { SightKind } from '@portal/contract/city/sights/sight.texts'

/** Of the first screen; what lies below has its own. */
export const sightsTexts = {
  tourism: 'Turismo',
  kinds: { beach: 'Praias', attraction: 'Atrações' } satisfies Record<SightKind, string>,
  share: 'Compartilhar',
  shareOf: (name: string) => `Compartilhar ${name}`,
  route: 'Rota',
  routeTo: (name: string) => `Rota até ${name}`,
  notFound: 'Página não encontrada',
  page: (name: string, kind: SightKind) =>
    kind === 'beach' ? `${name}: maré, rampas e regras` : name,
}
