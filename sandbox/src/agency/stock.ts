/** What an agency has to sell and let; enough for every field of its formats. */
export type StockItem = {
  code: string
  title: string
  text: string
  type: 'Apartment' | 'Home' | 'Land Lot'
  neighbourhood: string
  saleReais?: number
  rentReais?: number
  nightReais?: number
  bedrooms: number
  area: number
  /** Names under /photos/ of the same server. */
  photos: string[]
}

const NEIGHBOURHOODS = ['Atalaia', 'Maçarico', 'Destacado', 'Centro', 'Farol Velho']
const TYPES = ['Home', 'Apartment', 'Land Lot'] as const
const NAMES = { Home: 'Casa', Apartment: 'Apartamento', 'Land Lot': 'Terreno' }

/** The same for the same number, so that a feed read twice says the same. */
export function sampleItem(number: number): StockItem {
  const type = TYPES[number % 3] ?? 'Home'
  const neighbourhood = NEIGHBOURHOODS[number % 5] ?? 'Centro'
  const bedrooms = type === 'Land Lot' ? 0 : 1 + (number % 4)
  const offers =
    number % 3 === 1
      ? { rentReais: 1_200 + number * 10 }
      : number % 7 === 3
        ? { nightReais: 300 + number }
        : { saleReais: 180_000 + number * 1_000 }
  return {
    code: `IM-${String(number).padStart(4, '0')}`,
    title: `${NAMES[type]} no ${neighbourhood}, anúncio ${number}`,
    text: `${NAMES[type]} perto da praia, com ventilação o dia todo e rua tranquila. Agende uma visita.`,
    type,
    neighbourhood,
    ...offers,
    bedrooms,
    area: 60 + (number % 90),
    photos: [`${number % 12}.png`, `${(number + 5) % 12}.png`],
  }
}

export const FORMATS = ['vrsync', 'netsync', 'zap', 'chaves-na-mao'] as const
export type Format = (typeof FORMATS)[number]

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
const tag = (name: string, value: string | number | undefined, attributes = '') =>
  value === undefined ? '' : `<${name}${attributes}>${escapeXml(String(value))}</${name}>`

const NAMESPACES = {
  vrsync: 'http://www.vivareal.com/schemas/1.0/VRSync',
  netsync: 'http://www.zapimoveis.com.br/schemas/1.0/NETSync',
}

/** As the systems of agencies write them. */
export function writeFeed(format: Format, items: readonly StockItem[], photoBase: string): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  switch (format) {
    case 'vrsync':
    case 'netsync':
      return `${head}<ListingDataFeed xmlns="${NAMESPACES[format]}"><Header><Provider>Sistema de teste</Provider><PublishDate>2026-01-01T00:00:00Z</PublishDate></Header><Listings>${items.map((item) => vrsync(item, photoBase)).join('\n')}</Listings></ListingDataFeed>`
    case 'zap':
      return `${head}<Carga><Imoveis>${items.map((item) => zap(item, photoBase)).join('\n')}</Imoveis></Carga>`
    case 'chaves-na-mao':
      return `${head}<Document><imoveis>${items.map((item) => chaves(item, photoBase)).join('\n')}</imoveis></Document>`
  }
}

function vrsync(item: StockItem, base: string): string {
  const { saleReais, rentReais, nightReais } = item
  return [
    '<Listing>',
    tag('ListingID', item.code),
    tag('Title', item.title),
    tag('TransactionType', saleReais === undefined ? 'For Rent' : 'For Sale'),
    '<Details>',
    tag('PropertyType', `Residential / ${item.type}`),
    tag('Description', item.text),
    tag('ListPrice', saleReais, ' currency="BRL"'),
    tag('RentalPrice', rentReais, ' currency="BRL" period="Monthly"'),
    tag('RentalPrice', nightReais, ' currency="BRL" period="Daily"'),
    tag('LivingArea', item.area, ' unit="square metres"'),
    item.bedrooms > 0 ? tag('Bedrooms', item.bedrooms) : '',
    '<Features><Feature>Pool</Feature><Feature>BBQ</Feature></Features>',
    '</Details><Location displayAddress="Neighborhood">',
    tag('City', 'Salinópolis'),
    tag('Neighborhood', item.neighbourhood),
    tag('Address', 'Rua Secreta'),
    tag('StreetNumber', '42'),
    tag('PostalCode', '68721000'),
    '</Location><Media>',
    ...item.photos.map((photo) => tag('Item', `${base}/${photo}`, ' medium="image"')),
    '</Media></Listing>',
  ].join('')
}

function zap(item: StockItem, base: string): string {
  return [
    '<Imovel>',
    tag('CodigoImovel', item.code),
    tag('TituloImovel', item.title),
    tag('TipoImovel', NAMES[item.type]),
    tag('Observacao', item.text),
    tag('PrecoVenda', item.saleReais),
    tag('PrecoLocacao', item.rentReais),
    tag('PrecoLocacaoTemporada', item.nightReais),
    tag('AreaUtil', item.area),
    tag('QtdDormitorios', item.bedrooms),
    tag('Piscina', 1),
    tag('Cidade', 'Salinópolis'),
    tag('Bairro', item.neighbourhood),
    '<Fotos>',
    ...item.photos.map((photo) => `<Foto>${tag('URLArquivo', `${base}/${photo}`)}</Foto>`),
    '</Fotos></Imovel>',
  ].join('')
}

function chaves(item: StockItem, base: string): string {
  const rent = item.rentReais ?? item.nightReais
  return [
    '<imovel>',
    tag('referencia', item.code),
    tag('titulo', item.title),
    tag('transacao', item.saleReais === undefined ? 'L' : 'V'),
    tag('finalidade', 'RE'),
    tag('tipo', NAMES[item.type]),
    tag('valor', item.saleReais ?? ''),
    tag('valor_locacao', rent ?? ''),
    tag('periodo_locacao', item.nightReais === undefined ? 1 : 2),
    tag('area_util', item.area),
    tag('quartos', item.bedrooms),
    tag('cidade', 'Salinópolis'),
    tag('bairro', item.neighbourhood),
    tag('esconder_endereco_imovel', 1),
    tag('descritivo', item.text),
    '<fotos_imovel>',
    ...item.photos.map((photo) => `<foto>${tag('url', `${base}/${photo}`)}</foto>`),
    '</fotos_imovel></imovel>',
  ].join('')
}
