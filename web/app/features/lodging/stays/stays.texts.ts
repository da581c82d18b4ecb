import { guestsText } from '@portal/contract/lodging/lodging/lodging.texts'
import { atTime, fromTime } from '@portal/contract/shared/clock.texts'
import { momentDayText } from '~/platform/moments.ts'

/** At noon the day is the same wherever the phone is. */
export const dayText = (date: string): string => momentDayText(new Date(`${date}T15:00:00Z`))

export const myStaysTexts = {
  loading: 'Carregando suas reservas',
  loadError: 'Não conseguimos abrir suas reservas',
  empty: {
    title: 'Nenhuma reserva ainda',
    text: 'Escolha as datas em “Onde ficar” e peça a reserva direto à hospedagem.',
    action: 'Ver onde ficar',
  },
  more: 'Ver mais',
  name: (house: string, dates: string) => `${house}, ${dates}`,
  until: {
    respond: (moment: string) => `Resposta até ${moment}`,
    confirm: (moment: string) => `Confirme até ${moment}`,
  },
  rule: {
    free: (moment: string, fee: string) => `Cancele sem custo até ${moment}. Depois, ${fee}.`,
    before: 'Antes de você confirmar, cancelar é sempre grátis.',
  },
  confirm: 'Confirmar reserva',
  confirmed: 'Reserva confirmada',
  cancel: 'Cancelar',
  cancelTitle: (house: string) => `Cancelar a reserva em ${house}?`,
  cancelFree: 'Você não paga nada. As noites voltam a ficar livres na mesma hora.',
  cancelCosts: (fee: string) =>
    `Pela regra que você aceitou, o cancelamento agora custa ${fee}, pago direto à hospedagem. As noites voltam a ficar livres.`,
  cancelAction: 'Cancelar reserva',
  keep: 'Manter',
  cancelled: 'Reserva cancelada',
  failed: 'Não deu certo',
  fee: (fee: string) => `Cancelamento: ${fee}, pago direto à hospedagem.`,
  write: 'Mensagens com a hospedagem',
  thread: {
    title: (house: string) => `Conversa com ${house}`,
    loading: 'Carregando a conversa',
    loadError: 'A conversa não veio',
    you: 'Você',
    label: 'Sua mensagem',
    send: 'Enviar mensagem',
    sent: 'Mensagem enviada. A resposta aparece aqui e no seu e-mail.',
    failed: 'A mensagem não foi enviada',
  },
  documents:
    'A ficha de hóspede é preenchida no site do governo. Não mande documento por mensagem.',
}

export const bookingTexts = {
  title: 'Pedir reserva',
  pageTitle: (house: string) => `Pedir reserva em ${house}`,
  loading: 'Conferindo preço e noites',
  loadError: 'Não conseguimos conferir estas datas',
  back: 'Ver outro quarto',
  missing: {
    title: 'Escolha o quarto e as datas',
    text: 'O pedido começa na página da hospedagem, com o quarto e as noites escolhidos.',
  },
  barrier: {
    taken: 'Uma dessas noites acabou de ser ocupada. Escolha outras datas.',
    'too-short': (nights: number) => `Nessas datas o mínimo são ${nights} noites.`,
    'too-many': (guests: number) => `Neste quarto cabem até ${guests} pessoas.`,
  },
  price: 'Preço noite por noite',
  cleaning: 'Taxa de limpeza, uma vez',
  total: 'Total',
  rules: 'Antes de pedir',
  houseRules: 'Regras da casa',
  checkIn: (from: string, until: string | null) =>
    until ? `Check-in ${fromTime(from)} ${atTime(until)}` : `Check-in a partir ${fromTime(from)}`,
  checkOut: (until: string) => `Check-out até ${until}`,
  free: (moment: string) => `Cancele sem custo até ${moment}.`,
  late: (fee: string) => `Depois disso, o cancelamento custa ${fee}.`,
  noPayment:
    'Você não paga agora. A hospedagem responde em até 24 h, e as noites ficam guardadas para você. Depois do aceite, você confirma.',
  seller: (house: string, cnpj: string | null, address: string) =>
    [
      `Você reserva com ${house}`,
      ...(cnpj ? [`CNPJ ${cnpj}`] : []),
      ...(address ? [address] : []),
    ].join(', '),
  signIn: {
    text: 'Tem conta? O que você escreveu fica guardado.',
    action: 'Entrar',
  },
  email: 'E-mail',
  emailHint: 'A resposta chega aqui. Não precisa de conta.',
  missingHere: {
    name: 'Escreva seu nome completo.',
    phone: 'Escreva o WhatsApp com DDD.',
    email: 'Confira o e-mail: a resposta chega nele.',
  },
  code: {
    sent: (email: string) => `Enviamos um código para ${email}. Ele vale por 10 minutos.`,
    label: 'Código de 6 números',
    again: 'Enviar outro código',
    failed: 'O código não foi enviado',
  },
  adults: 'Adultos',
  children: 'Crianças',
  name: 'Nome completo',
  phone: 'WhatsApp',
  message: 'Mensagem à hospedagem',
  messageHint: 'A que horas vocês chegam, se trazem um bebê…',
  send: (price: string) => `Pedir reserva por ${price}`,
  sending: 'O pedido não foi enviado',
  changed: (price: string) => `O preço mudou para ${price}. Confira e peça de novo.`,
  done: {
    title: 'Pedido enviado',
    text: (house: string, moment: string) =>
      `${house} responde até ${moment}. Avisamos por e-mail, e a situação fica em “Minhas reservas”.`,
    textByLink: (house: string, moment: string) =>
      `${house} responde até ${moment}. Enviamos o link da reserva para o seu e-mail: por ele você acompanha e cancela.`,
    follow: 'Ver minha reserva',
    what: (adults: number, children: number) => `${guestsText(adults + children)}, `,
    action: 'Ver minhas reservas',
  },
}

/** /reserva: the page behind the private link. */
export const stayLinkTexts = {
  title: 'Sua reserva',
  loading: 'Abrindo a reserva…',
  failed: 'Não foi possível abrir a reserva',
  retry: 'Tentar novamente',
  invalid: {
    title: 'Este link não mostra nada',
    text: 'Confira se ele está inteiro. A reserva fica no ar até 180 dias depois da estadia.',
    action: 'Ver onde ficar',
  },
  secret: 'Quem tem este link vê e cancela a reserva. Guarde só para você.',
  house: 'Falar com a casa',
  whatsApp: 'WhatsApp',
  call: 'Ligar',
  page: (house: string) => `Ver ${house}`,
  join: 'Com uma conta neste e-mail, suas reservas ficam juntas em “Minhas reservas”.',
  joinAction: 'Criar conta',
  data: {
    title: 'Seus dados',
    who: (name: string, phone: string | null, email: string | null) =>
      [name, phone, email].filter(Boolean).join(', '),
    kept: 'Só a casa recebe. Seu contato sai 180 dias depois da estadia.',
    download: 'Baixar os dados desta reserva',
    file: 'reserva.json',
    forget: 'Apagar meus dados',
    forgetTitle: 'Apagar seus dados desta reserva?',
    forgetText: 'Nome, telefone, e-mail e mensagens saem agora, e este link deixa de abrir.',
    forgetAction: 'Apagar agora',
    keep: 'Manter',
    forgotten: 'Seus dados foram apagados',
  },
}
