import type { Period, RawListing } from './feed-listing.rules.ts'
import { typeOfPortuguese } from './feed-types.rules.ts'
import { childOf, childrenOf, textIn, textOf, type XmlNode } from './xml-node.rules.ts'

const PERIODS: Record<string, Period> = { '1': 'month', '2': 'day', '3': 'year', '4': 'week' }

/** Rooms and equipment that the format counts one by one. */
const COUNTED = [
  'closet',
  'varanda',
  'lavanderia',
  'quarto_empregada',
  'area_servico',
  'aceita_pet',
]

export function readChavesNaMao(node: XmlNode): RawListing {
  const type = textIn(node, 'tipo')
  const has = (name: string) => !/^(0|n|nao|não)?$/i.test(textIn(node, name))
  const listed = ['area_comum', 'area_privativa'].flatMap((name) =>
    childrenOf(childOf(node, name), 'item').map(textOf),
  )
  return {
    code: textIn(node, 'referencia', 'codigo_cliente'),
    title: textIn(node, 'titulo'),
    text: textIn(node, 'descritivo'),
    type: {
      written: type,
      known: typeOfPortuguese(type, textIn(node, 'tipo2')),
      isCommercial: textIn(node, 'finalidade').toUpperCase() === 'CO',
    },
    offers: offersOf(node),
    condominium: textIn(node, 'valor_condominio'),
    iptu: { written: textIn(node, 'valor_iptu'), period: 'year' },
    livingArea: textIn(node, 'area_util'),
    lotArea: textIn(node, 'area_total'),
    bedrooms: textIn(node, 'quartos'),
    suites: textIn(node, 'suites'),
    bathrooms: textIn(node, 'banheiro', 'banheiros'),
    parking: textIn(node, 'garagem'),
    amenities: [...COUNTED.filter(has), ...listed],
    city: textIn(node, 'cidade'),
    neighbourhood: textIn(node, 'bairro'),
    street: textIn(node, 'endereco'),
    number: textIn(node, 'numero'),
    complement: textIn(node, 'complemento'),
    cep: textIn(node, 'cep'),
    // Shown only where it says so.
    display: textIn(node, 'esconder_endereco_imovel') === '0' ? 'all' : 'neighbourhood',
    latitude: textIn(node, 'latitude'),
    longitude: textIn(node, 'longitude'),
    photos: childrenOf(childOf(node, 'fotos_imovel'), 'foto').map((photo) =>
      typeof photo === 'object' && photo !== null ? textIn(photo as XmlNode, 'url') : textOf(photo),
    ),
  }
}

/** Rent that stands alone is in `valor_locacao` or in `valor`: systems do both. */
function offersOf(node: XmlNode): RawListing['offers'] {
  const letters = [textIn(node, 'transacao'), textIn(node, 'transacao2')].map((text) =>
    text.slice(0, 1).toUpperCase(),
  )
  const sells = letters.includes('V')
  const lets = letters.includes('L') || letters.includes('A')
  const period = PERIODS[textIn(node, 'periodo_locacao')] ?? null
  const value = textIn(node, 'valor')
  const rent = textIn(node, 'valor_locacao')
  const isZero = /^[0.,\s]*$/.test(rent)
  const written = isZero && !sells ? value : rent
  return [
    ...(sells ? [{ kind: 'sale' as const, written: value, period: null }] : []),
    ...(lets ? [{ kind: 'rent' as const, written, period }] : []),
  ]
}
