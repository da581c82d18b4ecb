import type {
  PropertyAmenity,
  PropertyType,
} from '@portal/contract/properties/properties/properties.texts'

export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export type Known = { type: PropertyType; isCommercial?: true }

/** After the slash of VRSync, with the spellings of its older versions. */
const VRSYNC: Record<string, Known> = {
  apartment: { type: 'apartamento' },
  home: { type: 'casa' },
  house: { type: 'casa' },
  condo: { type: 'casa-de-condominio' },
  'village house': { type: 'casa' },
  'single family home': { type: 'casa' },
  bungalow: { type: 'casa' },
  townhouse: { type: 'sobrado' },
  sobrado: { type: 'sobrado' },
  penthouse: { type: 'cobertura' },
  flat: { type: 'flat' },
  kitnet: { type: 'kitnet' },
  loft: { type: 'loft' },
  studio: { type: 'studio' },
  'land lot': { type: 'terreno' },
  land: { type: 'terreno' },
  'residential lot': { type: 'terreno' },
  'farm ranch': { type: 'chacara' },
  farm: { type: 'fazenda' },
  agricultural: { type: 'fazenda' },
  office: { type: 'sala-comercial', isCommercial: true },
  'corporate floor': { type: 'sala-comercial', isCommercial: true },
  consultorio: { type: 'sala-comercial', isCommercial: true },
  business: { type: 'ponto-comercial', isCommercial: true },
  store: { type: 'ponto-comercial', isCommercial: true },
  retail: { type: 'ponto-comercial', isCommercial: true },
  building: { type: 'predio', isCommercial: true },
  'residential building': { type: 'predio' },
  industrial: { type: 'galpao', isCommercial: true },
  warehouse: { type: 'galpao', isCommercial: true },
  hotel: { type: 'pousada', isCommercial: true },
}

/** "Commercial / Land Lot", "Residential / Land/Lot", "Vacation / Home". */
export function typeOfVrsync(written: string): Known | null {
  const slash = written.indexOf('/')
  const [group, name] =
    slash < 0
      ? ['', fold(written)]
      : [fold(written.slice(0, slash)), fold(written.slice(slash + 1))]
  const known = VRSYNC[name] ?? VRSYNC[fold(written)]
  if (!known) return null
  const isCommercial = group === 'commercial' || (group === '' && known.isCommercial === true)
  return { type: known.type, ...(isCommercial ? { isCommercial } : {}) }
}

/** The first that fits, so the narrower come first: "casa de condomínio" before "casa". */
const PORTUGUESE: readonly [RegExp, PropertyType, 'comercial'?][] = [
  [/\b(casa|sobrado)s? .*condominio|condominio .*casa/, 'casa-de-condominio'],
  [/\bsobrado/, 'sobrado'],
  [/\bcobertura/, 'cobertura'],
  [/\b(kitnet|kitinete|quitinete|conjugado)/, 'kitnet'],
  [/\b(studio|estudio)/, 'studio'],
  [/\bloft/, 'loft'],
  [/\bflat|\bapart hotel/, 'flat'],
  [/\b(pousada|hotel|motel)/, 'pousada', 'comercial'],
  [/\b(apartamento|apto|duplex|triplex)/, 'apartamento'],
  [/\b(galpao|deposito|barracao|armazem|industrial)/, 'galpao', 'comercial'],
  [/\b(predio|edificio)/, 'predio', 'comercial'],
  [
    /\b(sala|conjunto comercial|consultorio|escritorio|andar corporativo)/,
    'sala-comercial',
    'comercial',
  ],
  [/\b(loja|ponto|box|casa comercial|salao)/, 'ponto-comercial', 'comercial'],
  [/\b(fazenda|haras)/, 'fazenda'],
  [/\b(sitio|chacara|rancho)/, 'chacara'],
  [/\b(terreno|lote|area|gleba|loteamento)/, 'terreno'],
  [/\b(casa|village|bangalo|residencia)/, 'casa'],
]

export function typeOfPortuguese(...written: string[]): Known | null {
  for (const text of written.map(fold)) {
    const found = text && PORTUGUESE.find(([pattern]) => pattern.test(text))
    if (found) {
      const [, type, commercial] = found
      return {
        type,
        ...(commercial || / comercia/.test(text) ? { isCommercial: true as const } : {}),
      }
    }
  }
  return null
}

/** By the words of all formats, folded; what is in none of them is left out. */
const AMENITIES: readonly [RegExp, PropertyAmenity][] = [
  [/^(pool|piscina)|adult pool|private pool/, 'piscina'],
  [/^(bbq|churrasqueira|barbecue)/, 'churrasqueira'],
  [/^(balcony|varanda|sacada|gourmet balcony|barbecue balcony)/, 'varanda'],
  [/^(backyard|quintal)/, 'quintal'],
  [/^(garden|jardim)/, 'jardim'],
  [/^(furnished|mobiliad)/, 'mobiliado'],
  [/^(cooling|air conditioning|ar condicionado|arcondicionado)/, 'ar-condicionado'],
  [/^(builtin wardrobe|built in wardrobe|kitchen cabinets|armario|bedroom wardrobe)/, 'armarios'],
  [/^(closet)/, 'closet'],
  [
    /^(service area|laundry|area de servico|area servico|areaservico|lavanderia)/,
    'area-de-servico',
  ],
  [
    /^(maid s? ?quarters|maids? quarters|dependencia|quarto empregada|quarto de empregada)/,
    'dependencia',
  ],
  [/^(ocean view|sea view|vista (para o )?mar|vistamar|frente mar|frentemar)/, 'vista-mar'],
  [/^(beachfront|beira mar|beiramar|pe na areia)/, 'pe-na-areia'],
  [/^(gated community|condominio fechado)/, 'condominio-fechado'],
  [
    /^(controlled access|security guard on duty|concierge 24h|portaria 24|portaria24)/,
    'portaria-24h',
  ],
  [/^(elevator|elevador)/, 'elevador'],
  [/^(party room|salao de festas|salaofestas|salao festas)/, 'salao-de-festas'],
  [/^(playground|parque infantil)/, 'playground'],
  [/^(gym|fitness room|academia|sala ginastica|salaginastica)/, 'academia'],
  [/^(sports court|quadra|quadrapoliesportiva|tennis court)/, 'quadra'],
  [/^(internet connection|internet|wifi)/, 'internet'],
  [/^(well|poco)/, 'poco'],
  [/^(water tank|caixa d ?agua)/, 'caixa-dagua'],
  [/^(generator|electric generator|gerador)/, 'gerador'],
  [/^(solar energy|energia solar)/, 'energia-solar'],
  [/^(disabled access|acessib|acessivel|acesso para deficientes)/, 'acessivel'],
  [/^(pets? allowed|aceita pet|aceita animais)/, 'aceita-animais'],
]

export function amenitiesOf(written: readonly string[]): PropertyAmenity[] {
  const found = new Set<PropertyAmenity>()
  for (const text of written.map(fold)) {
    const known = AMENITIES.find(([pattern]) => pattern.test(text))
    if (known) found.add(known[1])
  }
  return [...found].sort()
}
