import type { Period, RawListing } from './feed-listing.rules.ts'
import { fold, typeOfPortuguese } from './feed-types.rules.ts'
import { childOf, childrenOf, textIn, textOf, type XmlNode } from './xml-node.rules.ts'

/** The older format of ZAP, which many systems still write. */

/** What `TipoLocacao` says of the rent. */
const PERIODS: Record<string, Period> = { '2': 'day', '3': 'month', '4': 'year' }
const YES = /^(1|s|sim|true)$/i

export function readZap(node: XmlNode): RawListing {
  const type = textIn(node, 'tipoimovel')
  const subtype = textIn(node, 'subtipoimovel')
  const category = textIn(node, 'categoriaimovel')
  const usage = fold(`${textIn(node, 'finalidade')} ${subtype}`)
  return {
    code: textIn(node, 'codigoimovel', 'codigocliente'),
    title: textIn(node, 'tituloimovel', 'titulo'),
    text: textIn(node, 'observacao', 'descricao', 'descricaoimovel'),
    type: {
      written: [type, subtype].filter(Boolean).join(' / '),
      known: typeOfPortuguese(`${subtype} ${category}`, type),
      isCommercial: /comercia/.test(usage),
    },
    offers: offersOf(node),
    condominium: textIn(node, 'precocondominio', 'valorcondominio'),
    iptu: { written: textIn(node, 'precoiptu', 'valoriptu', 'iptu'), period: 'year' },
    livingArea: textIn(node, 'areautil', 'areaprivativa'),
    lotArea: textIn(node, 'areatotal', 'areaterreno'),
    bedrooms: textIn(node, 'qtddormitorios'),
    suites: textIn(node, 'qtdsuites'),
    bathrooms: textIn(node, 'qtdbanheiros'),
    parking: textIn(node, 'qtdvagas'),
    amenities: Object.keys(node).filter((name) => YES.test(textIn(node, name))),
    city: textIn(node, 'cidade'),
    neighbourhood: textIn(node, 'bairro', 'bairrooficial'),
    street: textIn(node, 'endereco'),
    number: textIn(node, 'numero'),
    complement: textIn(node, 'complemento', 'complementoendereco'),
    cep: textIn(node, 'cep'),
    display: displayOf(node),
    latitude: textIn(node, 'latitude'),
    longitude: textIn(node, 'longitude'),
    photos: photosOf(node),
  }
}

/** A price is the offer: the format has no other word for it. */
function offersOf(node: XmlNode): RawListing['offers'] {
  const rent = textIn(node, 'precolocacao')
  const offers: RawListing['offers'] = []
  const sale = textIn(node, 'precovenda')
  if (sale) offers.push({ kind: 'sale', written: sale, period: null })
  if (rent) {
    const period = PERIODS[textIn(node, 'tipolocacao')] ?? null
    offers.push({ kind: 'rent', written: rent, period })
  }
  const season = textIn(node, 'precolocacaotemporada')
  if (season) offers.push({ kind: 'rent', written: season, period: 'day' })
  return offers
}

/** The format has no standard word for it; where a system adds one and says yes, the address is shown. */
function displayOf(node: XmlNode): RawListing['display'] {
  const said = textIn(node, 'divulgarendereco', 'exibirendereco', 'mostrarendereco')
  return YES.test(said) ? 'all' : 'neighbourhood'
}

function photosOf(node: XmlNode): string[] {
  const photos = childrenOf(childOf(node, 'fotos'), 'foto')
  const isMain = (photo: unknown) => isNode(photo) && YES.test(textIn(photo, 'principal'))
  const urlOf = (photo: unknown) =>
    isNode(photo) ? textIn(photo, 'urlarquivo', 'url') : textOf(photo)
  return [...photos.filter(isMain), ...photos.filter((photo) => !isMain(photo))].map(urlOf)
}

const isNode = (value: unknown): value is XmlNode => typeof value === 'object' && value !== null
