import { nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import { momentDayText } from '~/platform/moments.ts'

/** At noon the day is the same in every part of the city's calendar. */
const noon = (date: string) => new Date(`${date}T15:00:00Z`)
export const dayText = (date: string): string => momentDayText(noon(date))
export const rangeText = (arrival: string, departure: string): string =>
  `${dayText(arrival)} → ${dayText(departure)}`

export const calendarTexts = {
  title: (requests: number) =>
    requests === 0
      ? 'Nenhum pedido à espera'
      : requests === 1
        ? '1 pedido espera você'
        : `${requests} pedidos esperam você`,
  moreRequests: (count: number) =>
    count === 1 ? 'Mais 1 pedido à espera' : `Mais ${count} pedidos à espera`,
  loading: 'Carregando o calendário',
  loadError: 'Não conseguimos abrir o calendário',
  empty: {
    title: 'Cadastre o primeiro quarto',
    text: 'O calendário mostra as noites de cada quarto, chalé ou casa que você aluga.',
    action: 'Abrir quartos e diárias',
  },
  previous: 'Noites anteriores',
  next: 'Noites seguintes',
  today: 'Hoje',
  grid: 'Noites de cada quarto',
  occupied: 'ocupados',
  nightsOf: (unit: string) => `Noites de ${unit}`,
  weekdays: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
  touch: 'Toque na primeira e na última noite para marcar.',
  touchAll:
    'Toque na primeira e na última noite, em um quarto ou em vários; o nome do quarto marca a linha toda.',
  todayList: {
    title: (day: string) => `Hoje, ${day}`,
    occupied: (count: number, units: number) => `${count} de ${units} ocupados`,
    none: 'Ninguém chega nem sai hoje.',
    arrives: 'chega',
    leaves: 'sai hoje',
    leavesTomorrow: 'sai amanhã',
    guests: (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
    until: (day: string) => `até ${day}`,
  },
  legend: {
    stay: 'um sai, outro chega',
    hold: 'pedido',
    manual: 'bloqueio seu',
    import: 'de fora',
  },
  kinds: {
    stay: 'Estada',
    hold: 'Pedido guardado',
    manual: 'Bloqueio seu',
    import: 'Bloqueio importado',
  },
  blocked: 'Bloqueado',
  freeNight: (unit: string, day: string, price: string) => `${unit}, ${day}, livre, ${price}`,
  taken: (kind: string, name: string, unit: string, dates: string) =>
    `${kind}: ${name}, ${unit}, ${dates}`,
  keys: 'Setas andam pelas noites, Shift com seta marca, Enter abre, Esc larga. Com o mouse, arraste por cima de um quarto ou de vários; toque no nome do quarto para pegar a linha toda.',
  all: 'Todos',
  which: 'Mostrar',
  markRoom: (unit: string) => `Marcar ${unit}`,
  marked: {
    label: 'Noites marcadas',
    title: (unit: string, rooms: number, dates: string) =>
      rooms === 1 ? `${unit}, ${dates}` : `${dates} em ${rooms} quartos`,
    counted: (nights: number, free: number) =>
      free === nights
        ? `${nightsText(nights)}, ${nights === 1 ? 'livre' : 'todas livres'}`
        : `${nightsText(nights)}: ${free === 1 ? '1 livre' : `${free} livres`}, o resto fica como está`,
    open: 'Toque na última noite, neste quarto ou em outro.',
  },
  blockMarked: (nights: number, rooms: number) =>
    rooms === 1
      ? `As ${nightsText(nights)} deixam de ser vendidas.`
      : `As ${nightsText(nights)} livres de ${rooms} quartos deixam de ser vendidas. O que já está ocupado fica como está.`,
  free: 'Soltar',
  freeDone: 'Noites soltas',
  price: {
    open: 'Preço e mínimo',
    title: 'Preço destas noites',
    now: 'Quanto custam agora, e por quê',
    why: (why: string | null, nights: number) => `${why ?? 'Preço comum'}, ${nightsText(nights)}`,
    span: (from: string, to: string) => `${from} a ${to}`,
    how: 'Mudar para',
    kinds: {
      cents: 'Um preço em reais',
      more: 'Mais, em %',
      less: 'Menos, em %',
      table: 'Voltar à tabela',
    },
    cents: 'Preço da noite',
    percent: 'Por cento',
    least: 'Mínimo de noites',
    leastHint: 'Em branco, fica como está.',
    tableText: 'Voltam a valer as temporadas da casa e o preço comum do quarto.',
    kept: 'Preço posto num dia vale mais que a temporada. Quem já reservou mantém o preço que viu.',
    save: (nights: number) => `Mudar ${nightsText(nights)}`,
    saved: 'Preço das noites mudado',
    failed: 'O preço não foi mudado',
    seasons: 'Temporadas da casa',
  },
  byPhone: {
    open: 'Reserva por telefone',
    title: 'Reserva por telefone ou no balcão',
    notFree: 'Para reservar, marque só noites livres.',
    name: 'Nome do hóspede',
    phone: 'Telefone',
    peopleShort: 'Pessoas',
    agreedShort: 'Total combinado',
    people: (unit: string) => `Pessoas, ${unit}`,
    sleeps: (capacity: number) => `dorme ${capacity}`,
    agreed: (unit: string) => `Total combinado, ${unit}`,
    table: (price: string) => `pela tabela: ${price}`,
    note: 'Recado, só para a equipe',
    notePlaceholder: 'Chega tarde, traz cachorro…',
    kept: 'Só a equipe vê. Nome, telefone e recado são apagados 180 dias depois da saída.',
    save: (price: string) => `Guardar reserva, ${price}`,
    saved: 'Reserva guardada',
    failed: 'A reserva não foi guardada',
    source: 'Anotada pela casa, por telefone ou no balcão',
    noteTitle: 'Recado da equipe',
  },
  block: 'Bloquear',
  drop: 'Largar',
  blockTitle: 'Bloquear noites',
  withoutDrag: 'Bloquear sem arrastar',
  unit: 'Quarto',
  firstNight: 'Primeira noite',
  lastNight: 'Última noite',
  note: 'Motivo, só para você',
  notePlaceholder: 'Pintura, visita da família…',
  blockNights: (nights: number) => (nights > 0 ? `Bloquear ${nightsText(nights)}` : 'Bloquear'),
  blockDone: 'Noites bloqueadas',
  blockFailed: 'As noites não foram bloqueadas',
  datesMissing: 'Escolha a primeira e a última noite.',
  unblock: {
    title: 'Soltar estas noites?',
    text: (dates: string) => `${dates} voltam a ficar livres para pedidos.`,
    action: 'Soltar noites',
    done: 'Noites soltas',
    failed: 'As noites não foram soltas',
  },
  requests: {
    label: 'Pedidos à espera',
    left: (text: string) => `${text} para responder`,
    asked: (moment: string) => `pediu em ${moment}`,
    people: (adults: number, children: number) =>
      [
        adults === 1 ? '1 adulto' : `${adults} adultos`,
        ...(children > 0 ? [children === 1 ? '1 criança' : `${children} crianças`] : []),
      ].join(' e '),
    cleaning: 'Limpeza',
    total: 'Total',
    quote: 'Orçamento',
    accept: (price: string) => `Aceitar por ${price}`,
    decline: 'Recusar…',
    accepted: 'Pedido aceito',
    acceptFailed: 'O pedido não foi aceito',
    despiteCalendar: 'Já conferi, aceitar assim mesmo',
    despitePrice: (price: string) => `Aceitar por ${price}, o combinado`,
    whatsApp: (name: string) => `WhatsApp de ${name}`,
  },
  decline: {
    title: 'Recusar o pedido?',
    cancelTitle: 'Cancelar a reserva?',
    why: 'Motivo',
    text: 'O que o hóspede lê',
    optional: 'Deixe em branco para a frase de costume.',
    action: 'Recusar pedido',
    cancelAction: 'Cancelar reserva',
    done: 'Pedido recusado',
    cancelDone: 'Reserva cancelada',
    failed: 'Não deu certo',
    back: 'Voltar',
  },
  stay: {
    deposit: (amount: string) => `Sinal de ${amount} por Pix:`,
    title: 'Reserva',
    confirm: 'Confirmar pelo hóspede',
    confirmed: 'Reserva confirmada',
    cancel: 'Cancelar reserva…',
    phone: 'Telefone',
    email: 'E-mail',
    forgotten: 'O contato já foi apagado.',
    close: 'Fechar',
  },
  thread: {
    open: 'Mensagens com o hóspede',
    title: (guest: string) => `Conversa com ${guest}`,
    guest: 'o hóspede',
    house: 'Sua hospedagem',
    loading: 'Carregando a conversa',
    loadError: 'A conversa não veio',
    none: 'Ninguém escreveu ainda.',
    label: (guest: string) => `Sua mensagem para ${guest}`,
    hint: 'Chega no e-mail do hóspede e em “Minhas reservas”. Não peça documento por mensagem.',
    send: 'Enviar mensagem',
    sent: 'Mensagem enviada ao hóspede',
    failed: 'A mensagem não foi enviada',
  },
  clash: (unit: string, dates: string, portals: string) =>
    `${unit}: ${dates} está vendido aqui e também em ${portals}. Fale com os dois hóspedes e cancele um deles.`,
  clashTitle: 'Choque de reservas',
  feeds: {
    title: 'Calendários ligados',
    lead: 'As noites vendidas em outros portais ficam bloqueadas aqui. Lemos a cada 15 minutos; o Airbnb, a cada 30.',
    none: 'Nenhum calendário ligado. Se você anuncia o quarto em outro portal, ligue o calendário dele para não vender a mesma noite duas vezes.',
    add: 'Ligar um calendário',
    portal: 'Portal',
    name: 'Nome',
    nameHint: 'Como você o chama, por exemplo “Site da prima”.',
    url: 'Endereço do calendário (iCal)',
    urlHint:
      'No outro portal, procure “exportar calendário”. O endereço é guardado em segredo e não aparece de novo.',
    save: 'Ligar calendário',
    saved: 'Calendário ligado',
    failed: 'O calendário não foi ligado',
    read: (ago: string, blocks: number) =>
      `Lido ${ago}, ${blocks === 1 ? '1 bloqueio' : `${blocks} bloqueios`}`,
    never: 'Ainda não foi lido',
    fault: (sentence: string, since: string, blocks: number) =>
      `${sentence} Falha desde ${since}. ${
        blocks === 0
          ? 'Nenhuma noite foi solta.'
          : `O que já tínhamos (${blocks === 1 ? '1 bloqueio' : `${blocks} bloqueios`}) continua valendo: nenhuma noite foi solta.`
      }`,
    paused:
      'Em pausa desde que quem o ligou deixou o negócio. O que já tínhamos continua valendo; leia agora para confirmar.',
    confirm: 'Confirmar e ler',
    readNow: 'Ler agora',
    tryNow: 'Tentar agora',
    readDone: 'Calendário lido',
    readFailed: 'Não foi possível ler agora',
    remove: 'Desligar',
    removeTitle: (name: string) => `Desligar ${name}?`,
    removeText: 'As noites que só este calendário bloqueava voltam a ficar livres aqui.',
    removed: 'Calendário desligado',
    removeFailed: 'O calendário não foi desligado',
  },
  links: {
    title: 'Seu calendário, para os outros portais',
    lead: 'Cole o endereço de cada quarto no outro portal, em “importar calendário”. Ele nunca leva nomes. Quem tem o endereço vê as noites ocupadas: se vazar, troque.',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado',
    copyFailed: 'Não foi possível copiar',
    rotate: 'Trocar endereço',
    rotateTitle: (unit: string) => `Trocar o endereço de ${unit}?`,
    rotateText: 'O endereço de agora deixa de funcionar nos portais onde foi colado.',
    rotated: 'Endereço trocado',
    rotateFailed: 'O endereço não foi trocado',
    addressOf: (unit: string) => `Endereço de ${unit}`,
  },
}

/** "há 8 min", "há 3 h", "agora". */
export function agoText(moment: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(moment)) / 60_000)
  if (minutes < 1) return 'agora'
  if (minutes < 60) return `há ${minutes} min`
  return minutes < 48 * 60
    ? `há ${Math.floor(minutes / 60)} h`
    : `há ${Math.floor(minutes / 1440)} dias`
}

/** "3h12", "21h", "8 min": what is left to answer. */
export function leftText(until: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours >= 5) return `${hours}h`
  return hours > 0 ? `${hours}h${String(minutes % 60).padStart(2, '0')}` : `${minutes} min`
}
