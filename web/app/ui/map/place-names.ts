type PlaceName = { name: string; longitude: number; latitude: number; kind: 'bairro' | 'praia' }

/** What people call where they are. Beaches are named where their sand is, within about 500 m. */
export const PLACE_NAMES: readonly PlaceName[] = [
  { name: 'Centro', longitude: -47.3533, latitude: -0.6169, kind: 'bairro' },
  { name: 'Maçarico', longitude: -47.365, latitude: -0.6115, kind: 'bairro' },
  { name: 'São José', longitude: -47.3422, latitude: -0.6352, kind: 'bairro' },
  { name: 'Atalaia', longitude: -47.3074, latitude: -0.5975, kind: 'bairro' },
  { name: 'Farol Velho', longitude: -47.3215, latitude: -0.5955, kind: 'praia' },
  { name: 'Corvina', longitude: -47.3755, latitude: -0.6085, kind: 'praia' },
  { name: 'Espadarte', longitude: -47.3843, latitude: -0.6287, kind: 'praia' },
]
