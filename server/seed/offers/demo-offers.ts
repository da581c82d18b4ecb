import type { OfferContent } from '@portal/contract/club/offers/offer'

/** An invented offer of an invented business. */
export type DemoOffer = Pick<OfferContent, 'kind' | 'value' | 'title' | 'rule'> &
  Partial<
    Pick<
      OfferContent,
      'days' | 'from_minute' | 'until_minute' | 'stock' | 'per_member' | 'worth_cents'
    >
  > & {
    /** The name of the business. */
    of: string
    /** A flash offer ends so many hours after the seed. */
    flashHours?: number
  }

const WEEKEND = [0, 5, 6]
const WORKDAYS = [1, 2, 3, 4]
const at = (hour: number) => hour * 60

const percent = (
  of: string,
  value: number,
  title: string,
  rule: string,
  more: Partial<DemoOffer> = {},
) => ({ of, kind: 'percent', value, title, rule, ...more }) satisfies DemoOffer
const amount = (
  of: string,
  value: number,
  title: string,
  rule: string,
  more: Partial<DemoOffer> = {},
) => ({ of, kind: 'amount', value, title, rule, ...more }) satisfies DemoOffer
const treat = (
  of: string,
  kind: 'gift' | 'two-for-one' | 'vip',
  worth_cents: number,
  [title, rule]: [string, string],
  more: Partial<DemoOffer> = {},
) => ({ of, kind, value: null, title, rule, worth_cents, ...more }) satisfies DemoOffer

/** Twenty of fifteen businesses, two of them flash. */
export const DEMO_OFFERS: readonly DemoOffer[] = [
  percent(
    'Peixaria Dona Almerinda',
    20,
    'na pescada-amarela inteira',
    'Um por mesa, no salão. Não soma com outra promoção.',
    { stock: 60 },
  ),
  treat(
    'Peixaria Dona Almerinda',
    'gift',
    1_400,
    ['creme de cupuaçu na compra de um prato para dois', 'Um por mesa.'],
    { days: WORKDAYS },
  ),
  percent(
    'Caranguejo do Seu Valdomiro',
    15,
    'no toc-toc de caranguejo',
    'De segunda a quinta, no salão.',
    { days: WORKDAYS },
  ),
  treat(
    'Barraca Brisa do Leste',
    'gift',
    1_200,
    ['água de coco na diária da tenda', 'Um por tenda.'],
    { per_member: 2 },
  ),
  percent('Barraca Brisa do Leste', 10, 'no peixe frito na beira da praia', 'Até as 15h.', {
    from_minute: at(10),
    until_minute: at(15),
  }),
  treat(
    'Tacacá da Tia Lindalva',
    'two-for-one',
    1_600,
    ['no tacacá completo', 'Os dois na mesma hora.'],
    { from_minute: at(16), until_minute: at(21), stock: 40 },
  ),
  percent('Cozinha Quintal da Mangueira', 12, 'no almoço por quilo', 'Um por pessoa.', {
    from_minute: at(11),
    until_minute: at(15),
  }),
  treat(
    'Pizzaria Forno da Vila',
    'two-for-one',
    5_400,
    ['na pizza grande de terça', 'No salão ou para levar.'],
    { days: [2] },
  ),
  percent('Pizzaria Forno da Vila', 25, 'em qualquer pizza, só hoje', 'Um por mesa.', {
    flashHours: 20,
    stock: 30,
  }),
  treat(
    'Açaí Cuia Grande',
    'gift',
    500,
    ['farinha de tapioca na tigela de 500 ml', 'Um por pedido.'],
    { per_member: 3 },
  ),
  percent(
    'Padaria Trigo da Manhã',
    10,
    'no café da manhã completo',
    'De segunda a quinta, até as 10h.',
    { days: WORKDAYS, from_minute: at(6), until_minute: at(10) },
  ),
  treat('Tapiocaria Goma Fina', 'gift', 700, [
    'café coado na compra de duas tapiocas',
    'Um por mesa.',
  ]),
  percent(
    'Churrascaria Brasa do Trevo',
    10,
    'no rodízio',
    'De sexta a domingo. Crianças não contam.',
    { days: WEEKEND },
  ),
  treat(
    'Bar Cais do Violão',
    'vip',
    3_000,
    ['mesa na frente do palco', 'Para até quatro pessoas, até as 22h.'],
    { days: WEEKEND, from_minute: at(19), until_minute: at(22) },
  ),
  amount('Bar Cais do Violão', 1_500, 'na conta acima de R$ 80', 'Um por mesa.', {
    flashHours: 40,
    stock: 25,
  }),
  // Its reception never closes: one offer holds at any hour.
  treat('Chalés Pedra do Sal', 'vip', 8_000, [
    'saída até as 16h',
    'Sujeito a quarto livre no dia.',
  ]),
  percent(
    'Chalés Pedra do Sal',
    10,
    'na diária de domingo a quinta',
    'Reserva direta com a casa.',
    { days: [0, ...WORKDAYS] },
  ),
  amount('Buggy Rota das Dunas', 4_000, 'no passeio para quatro', 'Combine a saída antes.', {
    stock: 20,
  }),
  percent('Ostras da Vila', 15, 'na dúzia de ostras', 'De segunda a quinta, no balcão.', {
    days: WORKDAYS,
  }),
  treat(
    'Sorveteria Fruta da Terra',
    'two-for-one',
    1_000,
    ['na casquinha de bacuri ou cupuaçu', 'Um por dia.'],
    { per_member: 5 },
  ),
]
