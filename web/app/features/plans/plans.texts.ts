import { isAvailable } from '@portal/contract/shared/capabilities'
import type { PaidPlan } from '@portal/contract/shared/plans'

const paying = () =>
  isAvailable('plansOnSale')
    ? 'Pague por Pix ou cartão, no painel.'
    : 'O pagamento por Pix e cartão chega em breve: por enquanto, ninguém é cobrado.'

/** Every sentence of the page of the plans. */
export const plansTexts = {
  title: 'Planos para o seu negócio',
  description:
    'Sua página no guia oficial de Salinópolis: o que cada plano dá, quanto custa e o que são os 14 dias grátis.',
  hero: {
    title: 'Apareça para quem está vindo a Salinas',
    get lead() {
      const what = isAvailable('menu') ? 'horário, fotos e cardápio' : 'horário, fotos e WhatsApp'
      return `Sua página com ${what} no guia oficial da cidade. Os primeiros 14 dias são grátis.`
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
  tryIt: (days: number) => `Testar ${days} dias grátis`,
  tryPlan: (plan: string) => `Testar o ${plan}`,
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
    title: 'Como funcionam os 14 dias',
    steps: () => [
      {
        day: 'Hoje',
        title: 'Você cria a conta e a página',
        text: 'Sem cartão e sem pagar nada. A equipe confere o cadastro e ele entra no guia.',
      },
      {
        day: 'Até o dia 14',
        title: 'Você usa tudo do plano',
        text: 'Fotos, horário, WhatsApp e mensagens, como quem já assina.',
      },
      {
        day: 'Dia 14',
        title: 'Você decide',
        text: 'Sem assinatura, a página volta à ficha básica e a conta ao Clube, que é grátis. Nada é apagado.',
      },
    ],
  },
  compare: {
    title: 'Compare os planos',
    caption: 'Comparação dos planos',
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
      isFeatured: 'Destaque na capa e no mapa',
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
    list: () => [
      {
        question: 'Preciso de cartão para testar?',
        answer: 'Não. Você cria a conta com e-mail ou Google e começa na hora, sem cartão.',
      },
      {
        question: 'Como eu pago depois?',
        answer: isAvailable('plansOnSale')
          ? 'Por Pix ou cartão, no painel, por mês ou por ano.'
          : 'O pagamento por Pix e cartão ainda não está no ar. Até lá ninguém é cobrado: quando o teste acaba, a página volta à ficha básica, ou você fala com o portal para continuar.',
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
