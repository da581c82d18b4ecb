import { PROPERTY_TYPE_WORDS } from '@portal/contract/properties/properties/properties.texts'
import type { AlertCriteria } from '@portal/contract/properties/properties/property-alert'
import type { NewProperty } from './property-alerts.store.ts'

const whole = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})
const KINDS = { venda: 'à venda', aluguel: 'para alugar', temporada: 'para temporada' } as const
const PER = { venda: '', aluguel: ' por mês', temporada: ' por diária' } as const

/** "imóvel para alugar, até R$ 2.000, 2 quartos ou mais, em Atalaia" */
export function criteriaText({ negocio, de, ate, quartos, bairro, tipo }: AlertCriteria): string {
  const reais = (value: number) => whole.format(value)
  const types = tipo.map((one) => PROPERTY_TYPE_WORDS[one].toLowerCase()).join(' ou ')
  return [
    `${types || 'imóvel'} ${KINDS[negocio]}`,
    ...(de ? [`a partir de ${reais(de)}`] : []),
    ...(ate ? [`até ${reais(ate)}`] : []),
    ...(quartos ? [quartos === 1 ? '1 quarto ou mais' : `${quartos} quartos ou mais`] : []),
    ...(bairro.length > 0 ? [`em ${bairro.join(' ou ')}`] : []),
  ].join(', ')
}

const priceText = (cents: number, negocio: AlertCriteria['negocio']) =>
  `${whole.format(cents / 100)}${PER[negocio]}`

/** What people read of an alert, by notification and by e-mail. */
export const alertTexts = {
  limit: (most: number) => `Você já tem ${most} buscas salvas. Pare uma delas para guardar esta.`,
  linkInvalid: 'Este link não vale mais. Faça a busca de novo e peça outro aviso.',
  told: (criteria: AlertCriteria, news: readonly NewProperty[], more: boolean) => {
    const [first] = news
    const many = news.length
    return {
      title:
        many === 1
          ? 'Apareceu um imóvel como você quer'
          : `Apareceram ${more ? 'mais de ' : ''}${many} imóveis como você quer`,
      body: first
        ? `${first.title}, ${first.neighbourhood}: ${priceText(first.cents, criteria.negocio)}`
        : '',
    }
  },
  line: (
    { title, cents, neighbourhood, advertiser, creci }: NewProperty,
    criteria: AlertCriteria,
  ) =>
    `${title}, ${neighbourhood}: ${priceText(cents, criteria.negocio)}. ${advertiser}${creci ? `, CRECI-PA ${creci}` : ''}.`,
  confirm: {
    subject: 'Confirme o aviso de imóveis',
    lines: (criteria: AlertCriteria) => [
      `Você pediu para ser avisado quando aparecer: ${criteriaText(criteria)}.`,
      'Confirme para começar a receber. O link vale por 3 dias. No máximo um aviso por dia, e nenhuma imobiliária recebe seu contato.',
    ],
    action: 'Confirmar o aviso',
    footer: 'Se não foi você, ignore esta mensagem: nada mais será enviado e o pedido é apagado.',
  },
  email: {
    lead: (criteria: AlertCriteria) => `Você procura ${criteriaText(criteria)}.`,
    action: 'Ver a busca',
    stop: (address: string) => `Para parar este aviso: ${address}`,
    footer: 'Você recebeu este e-mail porque salvou esta busca no portal. Ela vale por 12 meses.',
  },
} as const
