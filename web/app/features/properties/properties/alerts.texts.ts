import {
  CITY_MATTER_WORDS,
  PROPERTY_TYPE_WORDS,
} from '@portal/contract/properties/properties/properties.texts'
import type { AlertCriteria } from '@portal/contract/properties/properties/property-alert'
import { cityTexts } from './city-properties.texts.ts'

const whole = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})

/** Every sentence of "Avise quando aparecer". */
export const alertTexts = {
  title: 'Avise quando aparecer',
  came: (count: number) =>
    count === 0
      ? 'Outro com esta busca'
      : `Nos últimos 30 dias ${count === 1 ? 'entrou 1' : `entraram ${count.toLocaleString('pt-BR')}`} assim`,
  open: 'Avisar',
  saved: 'Busca salva',
  savedText: 'Você é avisado quando aparecer, no máximo uma vez por dia',
  change: 'Mudar',
  search: 'Esta busca',
  how: 'Por onde',
  member: 'No portal, no aparelho e por e-mail, como nas suas escolhas de avisos.',
  email: 'E-mail',
  emailHint: 'Sem conta: você confirma por um link e para quando quiser.',
  wrongEmail: 'Escreva o e-mail inteiro, como nome@exemplo.com.br.',
  promise:
    'No máximo um aviso por dia, das 8h às 20h, por 12 meses. Imobiliária nenhuma recebe seu contato.',
  save: 'Salvar e me avisar',
  done: 'Busca salva',
  undo: 'Desfazer',
  failed: 'Não deu para salvar.',
  sentTitle: 'Falta confirmar o e-mail',
  sent: (email: string) => `Mandamos um link para ${email}. O aviso começa quando você confirmar.`,
  own: 'Suas buscas salvas',
  see: 'Ver a busca',
  stop: (search: string) => `Parar: ${search}`,
  stopShort: 'Parar',
  stopped: 'Aviso parado',
  stopFailed: 'Não deu para parar o aviso',
  confirm: {
    pageTitle: 'Confirmar aviso de imóveis',
    title: 'Confirme o aviso de imóveis',
    text: 'Aperte o botão e avisamos por e-mail quando aparecer um imóvel como você procura.',
    submit: 'Confirmar o aviso',
    loading: 'Abrindo o link…',
    noScript: 'Para confirmar, ative o JavaScript deste navegador.',
    done: 'Aviso ligado',
    doneText: (search: string) => `Avisamos quando aparecer: ${search}.`,
    failed: 'Não deu para confirmar',
    retry: 'Tentar de novo',
    invalid: 'Este link não vale mais',
    invalidText: 'Links valem por 3 dias. Faça a busca de novo e peça outro aviso.',
    list: 'Ver os imóveis',
  },
  leave: {
    title: 'Parar este aviso de imóveis?',
    text: 'A busca salva é apagada, com o seu e-mail, e nada mais é enviado.',
    submit: 'Parar o aviso',
    done: 'Pronto, o aviso parou',
    doneText: 'Para voltar a receber, faça a busca e peça outro aviso.',
    invalidText: 'Use o link do último e-mail que recebeu.',
  },
} as const

/** "Alugar", "até R$ 2.000", "2 quartos ou mais", "Atalaia, Maçarico" */
export function criteriaWords(criteria: AlertCriteria): string[] {
  const { negocio, de, ate, quartos, bairro, tipo, importa } = criteria
  return [
    cityTexts.kinds[negocio],
    ...(de ? [`a partir de ${whole.format(de)}`] : []),
    ...(ate ? [`até ${whole.format(ate)}`] : []),
    ...(quartos ? [quartos === 1 ? '1 quarto ou mais' : `${quartos} quartos ou mais`] : []),
    ...(bairro.length > 0 ? [bairro.join(', ')] : []),
    ...(tipo.length > 0 ? [tipo.map((one) => PROPERTY_TYPE_WORDS[one]).join(', ')] : []),
    ...importa.map((one) => CITY_MATTER_WORDS[one]),
  ]
}
