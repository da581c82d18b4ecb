import type { PriceMethod } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { EditedGroup } from '@portal/contract/storefront/catalogue/catalogue-fields'

type Priced = readonly (readonly [name: string, cents: number])[]
type Range = { min: number; max: number; method?: PriceMethod }

const option = ([name, price_cents]: Priced[number]) => ({
  name,
  price_cents,
  sku: null,
  is_available: true,
})
const group = (
  name: string,
  { min, max, method = 'sum' }: Range,
  options: Priced,
): EditedGroup => ({
  name,
  min_choices: min,
  max_choices: max,
  price_method: method,
  options: options.map((one) => ({ ...option(one), groups: [] })),
})

const EDGES = {
  name: 'Borda deste sabor',
  min_choices: 0,
  max_choices: 1,
  price_method: 'sum' as const,
  options: (
    [
      ['Catupiry', 900],
      ['Queijo do Marajó', 1200],
    ] as const
  ).map(option),
}
const FLAVOURS: Priced = [
  ['Mussarela', 5400],
  ['Marguerita', 5800],
  ['Calabresa', 5900],
  ['Portuguesa', 6200],
  ['Frango com requeijão', 6400],
  ['Camarão com jambu', 8900],
  ['Queijo do Marajó com mel', 7900],
  ['Legumes da horta', 5700],
]
const flavours = (range: Range): EditedGroup => {
  const all = group('Sabores', range, FLAVOURS)
  return { ...all, options: all.options.map((one) => ({ ...one, groups: [EDGES] })) }
}

/** What people choose at these tables, by the word that menus name it with. */
export const OPTION_SETS: Record<string, EditedGroup[]> = {
  sabores: [flavours({ min: 1, max: 2, method: 'max' })],
  sabores3: [flavours({ min: 1, max: 3, method: 'avg' })],
  molhos: [
    group('Molhos', { min: 0, max: 2 }, [
      ['Tártaro', 0],
      ['Pimenta-de-cheiro', 0],
      ['Maionese de jambu', 300],
    ]),
  ],
  acompanha: [
    group('Troque um acompanhamento', { min: 0, max: 1 }, [
      ['Baião no lugar do arroz', 600],
      ['Batata frita no lugar da farofa', 800],
      ['Salada no lugar do feijão', 0],
    ]),
  ],
  frutas: [
    group('Fruta', { min: 1, max: 1 }, [
      ['Taperebá', 0],
      ['Maracujá', 0],
      ['Acerola', 0],
      ['Cupuaçu', 200],
      ['Bacuri', 400],
    ]),
  ],
  caipirinha: [
    group('Fruta', { min: 1, max: 1 }, [
      ['Limão', 0],
      ['Taperebá', 0],
      ['Cupuaçu', 300],
    ]),
    group('Destilado', { min: 1, max: 1 }, [
      ['Cachaça', 0],
      ['Vodca', 400],
      ['Cachaça de jambu', 600],
    ]),
  ],
  tacaca: [
    group('Mais na cuia', { min: 0, max: 3 }, [
      ['Camarão a mais', 800],
      ['Jambu a mais', 300],
      ['Pimenta', 0],
    ]),
  ],
  ponto: [
    group('Ponto', { min: 1, max: 1 }, [
      ['Mal passado', 0],
      ['Ao ponto', 0],
      ['Bem passado', 0],
    ]),
  ],
  acai: [
    group('Farinha', { min: 1, max: 1 }, [
      ['D’água', 0],
      ['De tapioca', 0],
      ['Sem farinha', 0],
    ]),
    group('Para acompanhar', { min: 0, max: 3 }, [
      ['Banana', 300],
      ['Camarão seco', 1200],
      ['Charque', 1300],
    ]),
  ],
  extras: [
    group('Mais recheio', { min: 0, max: 3 }, [
      ['Queijo', 400],
      ['Ovo', 300],
      ['Jambu', 300],
    ]),
  ],
}
