import { describe, expect, it } from 'vitest'
import type { City, FeedListing, ReadListing } from './feed-listing.rules.ts'
import { MOST_LISTINGS } from './feed-structure.foreign.ts'
import { FeedUnreadable } from './feed-unreadable.ts'
import { openFeed } from './open-feed.foreign.ts'

const CITY: City = { name: 'Salinópolis', latitude: -0.6135, longitude: -47.3561 }
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

/** One listing in each format, with the fields a test changes. */
type Said = {
  code?: string
  price?: string
  text?: string
  type?: string
  city?: string
  more?: string
}
const FORMATS = {
  vrsync: ({
    code = 'C-1',
    price = '350000',
    text = 'Boa',
    type = 'Residential / Home',
    city = 'Salinópolis',
    more = '',
  }: Said) =>
    `<ListingDataFeed xmlns="http://www.vivareal.com/schemas/1.0/VRSync"><Listings><Listing><ListingID>${code}</ListingID><Title>Casa no Atalaia</Title><TransactionType>For Sale</TransactionType><Details><PropertyType>${type}</PropertyType><Description>${text}</Description><ListPrice currency="BRL">${price}</ListPrice></Details><Location displayAddress="Neighborhood"><City>${city}</City><Neighborhood>Atalaia</Neighborhood><Address>Rua Um</Address><StreetNumber>7</StreetNumber><PostalCode>68721000</PostalCode></Location>${more}</Listing></Listings></ListingDataFeed>`,
  netsync: (said: Said) =>
    FORMATS.vrsync(said).replace(
      'vivareal.com/schemas/1.0/VRSync',
      'zapimoveis.com.br/schemas/1.0/NETSync',
    ),
  zap: ({
    code = 'C-1',
    price = '350000',
    text = 'Boa',
    type = 'Casa',
    city = 'Salinópolis',
    more = '',
  }: Said) =>
    `<Carga><Imoveis><Imovel><CodigoImovel>${code}</CodigoImovel><TituloImovel>Casa no Atalaia</TituloImovel><TipoImovel>${type}</TipoImovel><Observacao>${text}</Observacao><PrecoVenda>${price}</PrecoVenda><Cidade>${city}</Cidade><Bairro>Atalaia</Bairro><Endereco>Rua Um</Endereco><Numero>7</Numero><CEP>68721000</CEP>${more}</Imovel></Imoveis></Carga>`,
  'chaves-na-mao': ({
    code = 'C-1',
    price = '350000',
    text = 'Boa',
    type = 'Casa',
    city = 'Salinópolis',
    more = '',
  }: Said) =>
    `<Document><imoveis><imovel><referencia>${code}</referencia><titulo>Casa no Atalaia</titulo><transacao>V</transacao><tipo>${type}</tipo><valor>${price}</valor><descritivo>${text}</descritivo><cidade>${city}</cidade><bairro>Atalaia</bairro><endereco>Rua Um</endereco><numero>7</numero><cep>68721000</cep><esconder_endereco_imovel>1</esconder_endereco_imovel>${more}</imovel></imoveis></Document>`,
}
type Format = keyof typeof FORMATS
const ALL = Object.keys(FORMATS) as Format[]

const bytes = (xml: string, encoding: BufferEncoding = 'utf8') => Buffer.from(xml, encoding)
const first = (xml: string | Buffer): ReadListing =>
  openFeed(typeof xml === 'string' ? bytes(xml) : xml).read(0, CITY)
function taken(xml: string | Buffer): FeedListing {
  const read = first(xml)
  if ('refused' in read) throw new Error(read.refused.reasons.join(' '))
  return read.listing
}
function refusal(xml: string): string[] {
  const read = first(xml)
  return 'refused' in read ? read.refused.reasons : []
}
const unreadable = (xml: string | Buffer) => {
  try {
    openFeed(typeof xml === 'string' ? bytes(xml) : xml)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(FeedUnreadable)
    expect((error as FeedUnreadable).sentence).toMatch(/\.$/)
    return (error as FeedUnreadable).code
  }
}

describe.each(ALL)('%s', (format) => {
  const write = (said: Said = {}) => HEAD + FORMATS[format](said)

  // spec: 661
  it('is known by its root, and one listing comes out of it', () => {
    expect(openFeed(bytes(write()))).toMatchObject({ format, count: 1, warnings: [] })
    expect(taken(write())).toMatchObject({
      code: 'C-1',
      content: {
        title: 'Casa no Atalaia',
        type: 'casa',
        sale_price_cents: 35_000_000,
        rent_price_cents: null,
        neighbourhood: 'Atalaia',
      },
    })
  })

  it('keeps nothing of an address that is hidden', () => {
    const { content } = taken(write())
    expect(content).toMatchObject({
      display_address: 'neighbourhood',
      street: null,
      number: null,
      cep: null,
    })
  })

  it('is read with the commas of its prices', () => {
    expect(taken(write({ price: '1.250.000,00' })).content.sale_price_cents).toBe(125_000_000)
    expect(taken(write({ price: 'R$ 980.000,50' })).content.sale_price_cents).toBe(98_000_050)
    expect(refusal(write({ price: 'sob consulta' }))).toEqual([
      'Não entendemos o preço “sob consulta”.',
    ])
  })

  it('refuses a listing without a code, alone', () => {
    expect(refusal(write({ code: '' }))).toEqual(['Sem código do imóvel.'])
    expect(refusal(write({ code: 'X'.repeat(51) }))).toEqual([
      'O código tem mais de 50 caracteres.',
    ])
  })

  // spec: 661
  it('refuses what has no price or lies elsewhere', () => {
    expect(refusal(write({ price: '0' }))).toEqual(['Sem preço.'])
    expect(refusal(write({ city: 'Belém' }))).toEqual([
      'Fica em Belém; aqui entram imóveis de Salinópolis.',
    ])
    expect(refusal(write({ city: 'SALINOPOLIS' }))).toEqual([])
  })

  it('takes an unknown type as another one, and says so', () => {
    const { content, warnings } = taken(write({ type: 'Castelo' }))
    expect(content.type).toBe('outro')
    expect(warnings).toContain('Tipo “Castelo” desconhecido: entra como “Outro imóvel”.')
  })

  it('is read by the encoding it declares', () => {
    const said = { text: 'Praça e varanda: ótima opção — “já”' }
    const declared = (name: string) =>
      `<?xml version="1.0" encoding="${name}"?>${FORMATS[format](said)}`
    const latin = { text: 'Praça e varanda: ótima' }
    const latinXml = (name: string) =>
      `<?xml version="1.0" encoding="${name}"?>${FORMATS[format](latin).replace('Salinópolis', 'Salin&#243;polis')}`
    expect(taken(bytes(declared('utf-8'))).content.description).toBe(said.text)
    expect(taken(bytes(`\ufeff${declared('UTF-8')}`)).content.description).toBe(said.text)
    expect(taken(bytes(latinXml('ISO-8859-1'), 'latin1')).content.description).toBe(latin.text)
    const quotes = bytes(latinXml('windows-1252').replace('ótima', 'ótima\x93!\x94'), 'latin1')
    expect(taken(quotes).content.description).toBe('Praça e varanda: ótima“!”')
    expect(unreadable(bytes(declared('EBCDIC-US')))).toBe('encoding')
    const lying = openFeed(bytes(latinXml('utf-8'), 'latin1'))
    expect(lying.warnings).toEqual(['O arquivo diz ser UTF-8 e não é: lido como windows-1252.'])
    const mangled = openFeed(bytes(latinXml('ISO-8859-1'), 'utf8'))
    expect(mangled.warnings).toHaveLength(1)
  })

  it('is plain text without contacts', () => {
    const { content, warnings } = taken(
      write({
        text: '<![CDATA[<p>Boa casa.</p><script>alert(1)</script> Ligue (91) 98888-7777 &eacute;]]>',
      }),
    )
    expect(content.description).toBe('Boa casa.\nLigue é')
    expect(warnings).toContain('Telefone, e-mail ou link tirado do texto.')
    expect(taken(write({ text: '&#233;&eacute;' })).content.description).toBe('éé')
  })

  it('is refused alone where it has more tags or attributes than any listing', () => {
    const attributes = Array.from({ length: 20_000 }, (_, index) => `a${index}="1"`).join(' ')
    for (const text of ['<a>x</a>'.repeat(400_000), `<a ${attributes}/>`]) {
      const read = first(write({ text }))
      expect(read).toMatchObject({
        refused: { reasons: [expect.stringContaining('grande demais')] },
      })
    }
  })

  it('is cut where a text is huge', () => {
    const { content, warnings } = taken(write({ text: 'palavra '.repeat(500_000) }))
    expect(content.description.length).toBeLessThanOrEqual(4000)
    expect(warnings).toContain('Texto cortado: passa do tamanho que cabe.')
  })

  it('refuses a page, nothing, text and other files', () => {
    expect(unreadable('')).toBe('empty')
    expect(unreadable('  \n ')).toBe('empty')
    expect(unreadable('Not found')).toBe('not-xml')
    expect(unreadable('{"imoveis": []}')).toBe('not-xml')
    expect(unreadable('<!DOCTYPE html><html><body><p>Entrar</body></html>')).toBe('html')
    expect(unreadable('<html><head></head></html>')).toBe('html')
    expect(unreadable('<rss><channel></channel></rss>')).toBe('unknown-format')
    expect(unreadable(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBe('not-xml')
    expect(unreadable(`${write()}<Outra></Outra>`)).toBe('not-xml')
    expect(unreadable(`${write()} lixo`)).toBe('not-xml')
  })

  it('refuses a file that is cut or crossed', () => {
    const whole = write()
    expect(unreadable(whole.slice(0, whole.length - 12))).toBe('unclosed')
    expect(unreadable(whole.slice(0, Math.floor(whole.length / 2)))).toBe('unclosed')
    expect(unreadable(write({ more: '<a><b></a></b>' }))).toBe('unclosed')
    expect(unreadable(write({ more: '<a href="x>' }))).toBe('unclosed')
    expect(unreadable(write({ more: '<![CDATA[ aberto' }))).toBe('unclosed')
    expect(unreadable(write({ more: '<!-- aberto' }))).toBe('unclosed')
  })

  it('refuses entities of its own, however they are declared', () => {
    const body = FORMATS[format]({ text: '&z;' })
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">${'bcdefghij'
      .split('')
      .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
      .join('')}<!ENTITY z "&j;">]>`
    expect(unreadable(`${HEAD}${bomb}${body}`)).toBe('entities')
    expect(unreadable(`${HEAD}<!DOCTYPE x SYSTEM "file:///etc/passwd">${body}`)).toBe('entities')
    expect(
      unreadable(`${HEAD}<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1/">%p;]>${body}`),
    ).toBe('entities')
    expect(taken(HEAD + body).content.description).toBe('&z;')
  })

  it('refuses a tower of tags', () => {
    const tower = '<a>'.repeat(100_000) + '</a>'.repeat(100_000)
    expect(unreadable(write({ more: tower }))).toBe('too-deep')
  })

  it('fails alone where a listing has names no listing has', () => {
    const xml = write({ more: '<__proto__><type>x</type></__proto__><constructor>1</constructor>' })
    const read = first(xml)
    if ('listing' in read) expect(read.listing.content.type).toBe('casa')
    else expect(read.refused.reasons).toEqual(['O anúncio não pôde ser lido.'])
    expect(({} as Record<string, unknown>).type).toBeUndefined()
  })

  it('takes names with a prefix and in other letters', () => {
    const xml = write()
      .replaceAll('<', '<v:')
      .replaceAll('<v:/', '</v:')
      .replace('<v:?xml', '<?xml')
    expect(taken(xml).code).toBe('C-1')
  })
})

it('reads no more than so many listings', () => {
  const many = '<Imovel/>'.repeat(MOST_LISTINGS + 1)
  expect(unreadable(`<Carga><Imoveis>${many}</Imoveis></Carga>`)).toBe('too-many')
})

describe('rent', () => {
  const vrsync = (details: string, transaction = 'For Rent') =>
    taken(
      FORMATS.vrsync({})
        .replace('For Sale', transaction)
        .replace('<ListPrice currency="BRL">350000</ListPrice>', details),
    )
  const prices = ({ content }: FeedListing) => [
    content.sale_price_cents,
    content.rent_price_cents,
    content.season_price_cents,
  ]

  it('by the night is never rent by the month', () => {
    const daily = vrsync('<RentalPrice currency="BRL" period="Daily">150</RentalPrice>')
    expect(prices(daily)).toEqual([null, null, 15_000])
    expect(prices(vrsync('<RentalPrice>1500</RentalPrice>'))).toEqual([null, 150_000, null])
    const both = vrsync(
      '<RentalPrice period="Monthly">1500</RentalPrice><RentalPrice period="Daily">200</RentalPrice>',
    )
    expect(prices(both)).toEqual([null, 150_000, 20_000])
    const weekly = vrsync('<RentalPrice period="Weekly">1400</RentalPrice>')
    expect(prices(weekly)).toEqual([null, null, 20_000])
    expect(weekly.warnings).toContain('Aluguel por semana: dividido por 7 para a diária.')
    const season = vrsync('<RentalPrice>300</RentalPrice>', 'Vacation Rentals')
    expect(prices(season)).toEqual([null, null, 30_000])
    expect(season.warnings).toContain('Temporada sem período: lida como diária.')
  })

  it('and sale stand side by side', () => {
    const both = vrsync('<ListPrice>300000</ListPrice><RentalPrice>1500</RentalPrice>', 'Sale/Rent')
    expect(prices(both)).toEqual([30_000_000, 150_000, null])
    const onlySale = vrsync(
      '<ListPrice>300000</ListPrice><RentalPrice>1500</RentalPrice>',
      'For Sale',
    )
    expect(prices(onlySale)).toEqual([30_000_000, null, null])
  })

  const chaves = (fields: string) =>
    taken(
      `<Document><imoveis><imovel><referencia>1</referencia><titulo>Casa</titulo><tipo>Casa</tipo><bairro>Centro</bairro>${fields}</imovel></imoveis></Document>`,
    )
  it('that stands alone is in either place', () => {
    expect(prices(chaves('<transacao>L</transacao><valor>1500</valor>'))).toEqual([
      null,
      150_000,
      null,
    ])
    expect(
      prices(
        chaves('<transacao>L</transacao><valor>0</valor><valor_locacao>1.500,00</valor_locacao>'),
      ),
    ).toEqual([null, 150_000, null])
    expect(
      prices(
        chaves('<transacao>L</transacao><valor>1500</valor><valor_locacao>0.00</valor_locacao>'),
      ),
    ).toEqual([null, 150_000, null])
    expect(
      prices(
        chaves(
          '<transacao>L</transacao><valor_locacao>150</valor_locacao><periodo_locacao>2</periodo_locacao>',
        ),
      ),
    ).toEqual([null, null, 15_000])
    expect(
      prices(
        chaves(
          '<transacao>V</transacao><transacao2>L</transacao2><valor>300000</valor><valor_locacao>1500</valor_locacao>',
        ),
      ),
    ).toEqual([30_000_000, 150_000, null])
    expect(
      prices(
        chaves(
          '<transacao>L</transacao><valor_locacao>18000</valor_locacao><periodo_locacao>3</periodo_locacao>',
        ),
      ),
    ).toEqual([null, 150_000, null])
  })

  it('of the older format is by its kind', () => {
    const zap = (fields: string) =>
      taken(
        `<Carga><Imoveis><Imovel><CodigoImovel>1</CodigoImovel><TipoImovel>Casa</TipoImovel><Bairro>Centro</Bairro>${fields}</Imovel></Imoveis></Carga>`,
      )
    expect(prices(zap('<PrecoLocacao>1500</PrecoLocacao>'))).toEqual([null, 150_000, null])
    expect(prices(zap('<PrecoLocacao>150</PrecoLocacao><TipoLocacao>2</TipoLocacao>'))).toEqual([
      null,
      null,
      15_000,
    ])
    expect(
      prices(
        zap('<PrecoVenda>300000</PrecoVenda><PrecoLocacaoTemporada>400</PrecoLocacaoTemporada>'),
      ),
    ).toEqual([30_000_000, null, 40_000])
  })
})

it('shows of an address what the agency shows, and keeps its CEP as text', () => {
  const at = (display: string) =>
    taken(
      FORMATS.vrsync({}).replace('"Neighborhood"', `"${display}"`).replace('68721000', '01310100'),
    ).content
  expect(at('All')).toMatchObject({ street: 'Rua Um', number: '7', cep: '01310100' })
  expect(at('Street')).toMatchObject({ street: 'Rua Um', number: null })
  expect(at('Tudo')).toMatchObject({ street: null, number: null, display_address: 'neighbourhood' })
})

it('keeps a pin of the region only', () => {
  const at = (latitude: string, longitude: string) =>
    taken(
      FORMATS.vrsync({}).replace(
        '<Neighborhood>',
        `<Latitude>${latitude}</Latitude><Longitude>${longitude}</Longitude><Neighborhood>`,
      ),
    )
  expect(at('-0,62', '-47,36').content.location).toEqual({ latitude: -0.62, longitude: -47.36 })
  expect(at('-23.5', '-46.6').content.location).toBeNull()
  expect(at('-23.5', '-46.6').warnings).toContain('Ponto do mapa fora da região: ficou de fora.')
})

it('puts the main photo first and leaves out what is no photo', () => {
  const { photos } = taken(
    FORMATS.vrsync({
      more: '<Media><Item medium="image">https://x.example/1.jpg</Item><Item medium="video">https://x.example/v</Item><Item medium="image" primary="true">https://x.example/2.jpg#a</Item><Item medium="image">javascript:alert(1)</Item><Item medium="image">https://x.example/1.jpg</Item></Media>',
    }),
  )
  expect(photos).toEqual(['https://x.example/2.jpg', 'https://x.example/1.jpg'])
})
