import { atTime } from '@portal/contract/shared/clock.texts'

/** What a member reads of their coupons. */
export const walletTexts = {
  title: 'Minha carteira',
  lead: 'Seus cupons do Clube. Mostre no balcão, com ou sem internet.',
  loading: 'Carregando a carteira',
  loadError: 'A carteira não veio',
  offline: 'Sem internet: estes são os cupons guardados neste celular, e valem igual.',
  visitor: {
    title: 'Sua carteira abre com a sua conta',
    text: 'Entre para ver seus cupons. Quem ainda não é do Clube entra de graça.',
    signIn: 'Entrar',
    join: 'Conhecer o Clube',
  },
  none: 'Nenhum cupom ainda',
  noneText: 'Escolha uma oferta do Clube: o cupom vem para cá.',
  offers: 'Ver ofertas',
  now: (count: number) => (count === 1 ? '1 cupom vale agora' : `${count} cupons valem agora`),
  later: 'Valem depois',
  used: 'Usados',
  over: 'Venceram',
  show: 'Mostrar no balcão',
  details: 'Ver o cupom',
  usedAt: (when: string) => `usado ${when}`,
  endsSoon: (when: string) => `vence ${when}`,
  ending: { title: 'Cupons que vencem logo', open: 'Abrir a carteira' },
  savings: {
    title: 'Você já economizou',
    none: 'Use um cupom: a conta do que você deixou de pagar aparece aqui.',
    count: (count: number) => (count === 1 ? 'em 1 cupom usado' : `em ${count} cupons usados`),
    months: 'Economia por mês',
    month: 'Mês',
    saved: 'Economia',
  },
  card: {
    title: 'Cartão de membro',
    club: 'Clube de Vantagens',
    since: (day: string) => `Membro desde ${day}`,
  },
  ticket: {
    close: 'Fechar o cupom',
    live: 'Mostre no balcão',
    later: 'Ainda não vale',
    over: 'Venceu',
    used: (time: string) => `Usado ${atTime(time)}`,
    noSignal: 'Sem internet, e vale igual',
    qr: 'Código para o leitor do balcão',
    changes: (seconds: number) => `troca em ${seconds} s`,
    dictate: 'ou dite o código',
    now: 'é agora',
    rule: 'A regra:',
    opens: (when: string) => `Vale ${when}`,
    opensText: 'O código aparece aqui quando a hora chegar.',
    overText: (when: string) => `Valeu até ${when}.`,
    paidLess: 'Você deixou de pagar',
    thanks: 'Bom proveito!',
    wrongClock: (minutes: number) =>
      minutes > 0
        ? `Seu celular está ${minutes} min adiantado`
        : `Seu celular está ${-minutes} min atrasado`,
    clockText:
      'Por isso o leitor recusaria o código. Ligue “Horário automático” nos ajustes do celular, ou dite o código.',
    back: 'Voltar à carteira',
  },
}
