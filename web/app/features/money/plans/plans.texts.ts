import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { PaidPlan } from '@portal/contract/shared/plans'

/** Null: not known now. */
type Methods = readonly PaymentMethod[] | null

/** "por Pix ou cartão de crédito", as this portal is set up; empty when it is not known. */
function waysOfPaying(methods: Methods): string {
  const ways = [
    methods?.includes('pix') ? 'Pix' : null,
    methods?.includes('card') ? 'cartão de crédito' : null,
  ].filter((way) => way !== null)
  return ways.length > 0 ? `por ${ways.join(' ou ')}, ` : ''
}

/** There is none where plans are not on sale. */
const isOnSale = (methods: Methods) => methods?.length !== 0

const paying = (methods: Methods) =>
  isOnSale(methods)
    ? `Pague ${waysOfPaying(methods)}no painel.`
    : 'O pagamento por Pix e cartão chega em breve: por enquanto, ninguém é cobrado.'

function payingLater(methods: Methods): string {
  if (!isOnSale(methods)) {
    return 'O pagamento por Pix e cartão ainda não está no ar. Até lá ninguém é cobrado: quando o teste acaba, a página volta à ficha básica, ou você fala com o portal para continuar.'
  }
  const renewing = [
    methods?.includes('pix_automatic') ? 'Pix Automático' : null,
    methods?.includes('card') ? 'cartão' : null,
  ].filter((way) => way !== null)
  const renewal =
    renewing.length > 0
      ? ` Com ${renewing.join(' ou ')}, o plano renova sozinho até você desligar.`
      : ''
  const how = `${waysOfPaying(methods)}no painel, por mês ou por ano.`
  return `${how.charAt(0).toUpperCase()}${how.slice(1)}${renewal}`
}

/** Every sentence of the page of the plans. */
export const plansTexts = {
  title: 'Planos para o seu negócio',
  description:
    'Sua página no guia oficial de Salinópolis: o que cada plano dá, quanto custa e como é o teste grátis, sem cartão.',
  hero: {
    title: 'Apareça para quem está vindo a Salinas',
    lead(days: number | null) {
      const what = isAvailable('menu') ? 'horário, fotos e cardápio' : 'horário, fotos e WhatsApp'
      const trial = days ? ` Os primeiros ${days} dias são grátis, sem cartão.` : ''
      return `Sua página com ${what} no guia oficial da cidade.${trial}`
    },
  },
  cycle: {
    label: 'Cobrança',
    month: 'Mensal',
    year: 'Anual',
    free: (months: number) => (months === 1 ? '1 mês grátis' : `${months} meses grátis`),
  },
  plans: 'Planos',
  names: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' } satisfies Record<
    PaidPlan,
    string
  >,
  pitches: {
    atalaia: () => 'Para ser encontrado.',
    macarico: () =>
      isAvailable('delivery') ? 'Para vender todo dia.' : 'Para quem tem mais de uma porta.',
    espadarte: () => 'Para ser destaque.',
  } satisfies Record<PaidPlan, () => string>,
  recommended: () =>
    isAvailable('delivery') ? 'Recomendado para restaurantes e lojas' : 'Recomendado',
  perMonth: 'por mês',
  perYear: 'por ano',
  orYear: (price: string) => `ou ${price} por ano`,
  orMonth: (price: string) => `ou ${price} por mês`,
  saved: (price: string) => `${price} a menos que doze meses`,
  tryIt: (days: number) => `Testar ${days} dias grátis`,
  subscribe: (plan: string) => `Assinar o ${plan}`,
  tryPlan: (plan: string) => `Testar o ${plan}`,
  begin: (plan: string) => `Começar com o ${plan}`,
  paying,
  club: {
    before: () =>
      isAvailable('coupons')
        ? 'Não tem negócio e quer só os descontos? O'
        : 'Não tem negócio e quer só participar? O',
    link: 'Clube de Vantagens',
    after: 'é grátis.',
  },
  trial: {
    title: (days: number) => `Como funcionam os ${days} dias`,
    steps: (days: number) => [
      {
        day: 'Hoje',
        title: 'Você cria a conta e a página',
        text: 'Sem cartão e sem pagar nada. A equipe confere o cadastro e ele entra no guia.',
      },
      {
        day: `Até o dia ${days}`,
        title: 'Você usa tudo do plano',
        text: 'Fotos, horário, WhatsApp e mensagens, como quem já assina.',
      },
      {
        day: `Dia ${days}`,
        title: 'Você decide',
        text: 'Sem assinatura, a página volta à ficha básica e a conta ao Clube, que é grátis. Nada é apagado.',
      },
    ],
  },
  figures: {
    title: 'Você vê o que funciona',
    lead: 'Quantas visitas, de onde vieram e o que fizeram, em frases simples, contra o período anterior.',
  },
  story: {
    title: 'O que a sua página faz por você',
    lead: 'Quem vem a Salinas procura onde comer, ficar e passear. Aqui ele encontra você e fala direto com você.',
    example: 'Um negócio do guia, como as pessoas veem',
    message: {
      label: 'Uma mensagem no painel do negócio',
      from: 'Rosa, de Belém',
      text: 'Boa tarde! No sábado vocês servem caldeirada? Somos seis.',
      note: 'Exemplo. A mensagem chega no seu painel e no seu e-mail.',
    },
    points: () => [
      {
        title: 'Aparece na busca, no guia e no mapa',
        text: 'O “aberto agora” está sempre certo: segue o seu horário.',
      },
      {
        title: 'A conversa é direta',
        text: 'WhatsApp, telefone e mensagem em um toque, sem ninguém no meio.',
      },
      {
        title: 'Avaliações com a sua resposta',
        text: 'Você lê o que escreveram e responde ao lado.',
      },
      {
        title: 'Cartaz com QR para o balcão',
        text: 'Pronto para imprimir, leva à sua página.',
      },
      {
        title: 'Sua equipe ajuda',
        text: 'Convide quem cuida das fotos ou responde às mensagens.',
      },
    ],
  },
  compare: {
    title: 'Compare os planos',
    caption: 'Comparação dos planos',
    whichPlan: 'Plano',
    yes: 'sim',
    no: 'não',
    tryIt: 'Escolher',
    tryPlan: (plan: string) => `Escolher o ${plan}`,
    perMonth: (price: string) => `${price} por mês`,
    perYear: (price: string) => `${price} por ano`,
    included: 'Incluído',
    notIncluded: 'Não incluído',
    unlimited: 'Sem limite',
    weekly: 'Resumo semanal',
    soon: 'Em breve',
    soonText: 'Ainda não funciona. Fica assim quando chegar:',
    groups: { page: 'Página', sales: 'Vendas', club: 'Clube e números' },
    rows: {
      establishments: 'Negócios',
      photosPerEstablishment: 'Fotos por negócio',
      isFeatured: 'Destaque na página inicial e no mapa',
      catalogueItems: 'Itens no cardápio ou na loja',
      lodgingUnits: 'Quartos ou unidades',
      properties: 'Imóveis',
      hasOrdersAndShop: 'Pedidos e loja',
      activeCoupons: 'Cupons ativos',
      flashOffers: 'Ofertas relâmpago',
      hasAnalytics: 'Números de visitas e contatos',
    },
  },
  questions: {
    title: 'Antes de decidir',
    list: (methods: Methods) => [
      {
        question: 'Preciso de cartão para testar?',
        answer: 'Não. Você cria a conta com e-mail ou Google e começa na hora, sem cartão.',
      },
      {
        question: 'Como eu pago depois?',
        answer: payingLater(methods),
      },
      {
        question: 'O preço pode mudar depois que eu tiver um plano?',
        answer:
          'O que você combinou continua valendo. Se o preço mudar, você recebe um e-mail com 30 dias ou mais de antecedência, e o novo só vale no fim do seu período.',
      },
      {
        question: 'O que acontece com a minha página quando o teste acaba?',
        answer:
          'Ela volta à ficha básica: nome, categoria, telefone, bairro e horário. Fotos e textos ficam guardados e voltam com um plano.',
      },
      {
        question: 'Já estou no guia. E agora?',
        answer:
          'Abra a página do seu negócio e toque em “É seu? Reivindique”. Depois de conferido, ela passa para a sua conta.',
      },
      ...(isAvailable('delivery')
        ? [
            {
              question: 'Vocês cobram comissão por pedido?',
              answer: 'Não. O pagamento do pedido é direto entre você e o cliente.',
            },
          ]
        : []),
    ],
  },
  failed: {
    title: 'Não deu para ler os planos agora',
    text: 'Tente de novo em instantes. O teste grátis continua aberto.',
    action: 'Começar o teste do Atalaia',
  },
} as const
