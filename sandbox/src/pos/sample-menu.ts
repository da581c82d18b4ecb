/** The menu that a counter serves until a test gives it another one. Prices in reais, as the standard has them. */

const at = (value: number) => ({ value, originalValue: value, currency: 'BRL' })
const id = (last: number) => `0d000000-0000-4000-8000-${String(last).padStart(12, '0')}`

type Json = Record<string, unknown>

const item = (number: number, name: string, code: string, more: Json = {}) => ({
  id: id(number),
  name,
  description: '',
  externalCode: code,
  status: 'AVAILABLE',
  unit: 'UN',
  ...more,
})

/** `photos` is where the counter serves its pictures; without it no dish has one. */
export function sampleMerchant(merchantId: string, now: Date, photos?: string): Json {
  const pictured = (name: string) => (photos ? { image: { URL: `${photos}/${name}` } } : {})
  return {
    lastUpdate: now.toISOString(),
    TTL: 500,
    id: merchantId,
    status: 'AVAILABLE',
    basicInfo: {
      name: 'Caixa de teste',
      document: '11222333000181',
      corporateName: 'Caixa de Teste Ltda.',
      description: '',
      averagePreparationTime: 25,
      minOrderValue: { value: 0, currency: 'BRL' },
      merchantType: 'RESTAURANT',
      merchantCategories: ['SEAFOOD'],
      address: {
        country: 'BR',
        state: 'BR-PA',
        city: 'Salinópolis',
        district: 'Atalaia',
        street: 'Rua da Praia',
        number: '10',
        postalCode: '68721-000',
        complement: '',
        latitude: -0.59,
        longitude: -47.31,
      },
      contactEmails: [],
      contactPhones: { commercialNumber: '9134230000' },
      logoImage: { URL: 'https://caixa.example.com/logo.png' },
    },
    services: [],
    menus: [{ id: id(1), name: 'Cardápio', externalCode: 'M1', categoryId: [id(10), id(11)] }],
    categories: [
      {
        id: id(10),
        index: 0,
        name: 'Peixes',
        externalCode: 'C1',
        status: 'AVAILABLE',
        itemOfferId: [id(30), id(31)],
      },
      {
        id: id(11),
        index: 1,
        name: 'Bebidas',
        externalCode: 'C2',
        status: 'AVAILABLE',
        itemOfferId: [id(32)],
      },
    ],
    itemOffers: [
      { id: id(30), itemId: id(20), index: 0, price: at(62.9), optionGroupsId: [id(40)] },
      {
        id: id(31),
        itemId: id(21),
        index: 1,
        price: { value: 45, originalValue: 52, currency: 'BRL' },
      },
      { id: id(32), itemId: id(22), index: 0, price: at(8.5) },
    ],
    items: [
      item(20, 'Pescada amarela frita', 'PX-01', {
        ...pictured('1.png'),
        description: 'Com açaí e farinha de tapioca.',
        nutritionalInfo: { allergen: ['FISH'], suitableDiet: ['GLUTEN_FREE'], isAlcoholic: false },
      }),
      item(21, 'Caldeirada', 'PX-02', pictured('2.png')),
      item(22, 'Cerveja long neck', 'BB-01', { nutritionalInfo: { isAlcoholic: true } }),
      item(23, 'Porção extra de farinha', 'AC-01'),
      item(24, 'Vinagrete', 'AC-02'),
    ],
    optionGroups: [
      {
        id: id(40),
        index: 0,
        name: 'Acompanhamentos',
        externalCode: 'G1',
        status: 'AVAILABLE',
        minPermitted: 0,
        maxPermitted: 2,
        priceMethod: 'SUM',
        options: [
          { id: id(50), itemId: id(23), index: 0, price: at(6) },
          { id: id(51), itemId: id(24), index: 1, price: at(4.5) },
        ],
      },
    ],
    availabilities: [],
  }
}
