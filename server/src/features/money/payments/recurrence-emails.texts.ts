import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { dayText } from '../../../platform/moment-text.ts'

export const RECURRENCE_EMAILS = [
  'not-authorised',
  'ended-at-bank',
  'debit-refused',
  'debit-failed',
  'price-changed',
] as const

type About = { plan: PaidPlan; day: string | null }
type Words = { subject: string; lines: string[]; action: string }

const SEE = 'Ver meu plano'
const GOES_ON = 'O que já está pago continua valendo até o fim, e nada é apagado.'
const REMINDED = 'Avisamos por e-mail antes de o período acabar, e você escolhe como pagar.'

/** Midday: a day is the same one in any zone of the country. */
const day = (text: string | null) => (text ? dayText(new Date(`${text}T12:00:00-03:00`)) : '')

/** E-mails about Pix Automático, after the greeting. */
export const recurrenceEmailTexts: Record<
  (typeof RECURRENCE_EMAILS)[number],
  (about: About) => Words
> = {
  'not-authorised': ({ plan }) => ({
    subject: `Pix Automático não autorizado: Plano ${PLAN_NAMES[plan]}`,
    lines: [
      'Recebemos o seu pagamento, mas os próximos não foram autorizados no app do banco. O plano não renova sozinho.',
      GOES_ON,
      REMINDED,
    ],
    action: SEE,
  }),
  'ended-at-bank': ({ plan }) => ({
    subject: `Pix Automático desligado: Plano ${PLAN_NAMES[plan]}`,
    lines: [
      'A autorização do Pix Automático foi cancelada no seu banco. O plano não renova mais sozinho e nada mais é cobrado por ele.',
      GOES_ON,
      REMINDED,
    ],
    action: SEE,
  }),
  'debit-refused': (about) => ({
    subject: `O Pix Automático não passou: Plano ${PLAN_NAMES[about.plan]}`,
    lines: [
      `O seu banco não fez o pagamento do próximo período. Nada foi cobrado. Ele tenta de novo em ${day(about.day)}: deixe saldo na conta até lá.`,
      'Se preferir, pague agora de outra forma na página do seu plano: a nova tentativa é cancelada.',
    ],
    action: SEE,
  }),
  'debit-failed': ({ plan }) => ({
    subject: `Pix Automático desligado: Plano ${PLAN_NAMES[plan]}`,
    lines: [
      'O seu banco não fez o pagamento do próximo período, e nada foi cobrado. Para não haver surpresas, o Pix Automático foi desligado.',
      'Você tem 5 dias depois do fim do período para pagar sem perder nada; depois disso sua página fica em versão básica, sem apagar nada, até o pagamento.',
    ],
    action: 'Pagar o próximo período',
  }),
  'price-changed': ({ plan }) => ({
    subject: `Pix Automático desligado: Plano ${PLAN_NAMES[plan]}`,
    lines: [
      'O valor do próximo período não é mais o que você autorizou no banco, e o Pix Automático só cobra o valor autorizado. Por isso ele foi desligado.',
      `${GOES_ON} Para continuar, pague o próximo período e, se quiser, autorize o novo valor.`,
    ],
    action: SEE,
  }),
}
