import type { ContributionKind } from '@portal/contract/newsroom/contributions/contribution.texts'
import type { PosterKind } from '../art/scenes.ts'
import { asExample } from '../demo-name.ts'

/** Invented people and stories of the demonstration; each credit says so. */
export type DemoContribution = {
  kind: ContributionKind
  title: string
  text: string
  /** Null for who wants no name shown. */
  credit: string | null
  /** A beach or attraction by kind and slug, or a place by its name. */
  place?: readonly ['beach' | 'attraction', string] | string
  pictures?: readonly PosterKind[]
  daysAgo: number
  likes?: number
  answer?: string
  /** Waits for the team. */
  isWaiting?: boolean
}

export const DEMO_CONTRIBUTIONS: readonly DemoContribution[] = [
  {
    kind: 'photo',
    title: 'O farol quando o sol se despede',
    text: 'Cheguei às cinco e meia e fiquei até acender a primeira luz.',
    credit: asExample('Mayara G.'),
    place: ['attraction', 'farol-de-salinopolis'],
    pictures: ['farol'],
    daysAgo: 1,
    likes: 14,
  },
  {
    kind: 'photo',
    title: 'Guarás no mangue de manhã cedo',
    text: 'Contei vinte e três antes de perder a conta.',
    credit: asExample('Seu Nilton'),
    place: 'Mangue do Porto Grande',
    pictures: ['mangue'],
    daysAgo: 2,
    likes: 22,
  },
  {
    kind: 'tip',
    title: 'Olhe a maré antes de estacionar na areia',
    text: 'Quem chega na maré baixa acha que a praia é enorme e deixa o carro longe da rampa. Três horas depois a água está na porta. Abra o “Praia agora”, veja a hora da preamar e tire o carro com folga.',
    credit: asExample('Ruan M.'),
    place: ['beach', 'atalaia'],
    daysAgo: 3,
    likes: 31,
  },
  {
    kind: 'photo',
    title: 'Dunas depois da chuva',
    text: '',
    credit: asExample('Keila B.'),
    place: ['beach', 'atalaia'],
    pictures: ['dunas', 'praia'],
    daysAgo: 4,
    likes: 9,
  },
  {
    kind: 'story',
    title: 'O verão em que meu avô me ensinou a ler o vento',
    text: 'Ele não olhava o relógio. Molhava o dedo, fechava um olho e dizia se dava para sair. Eu tinha nove anos e achava que era mágica. Só depois entendi que ele lia as ondas, as nuvens e o jeito dos barcos girarem no fundeio. Hoje levo minha filha à mesma praia e molho o dedo antes de entrar na água. Erro quase sempre. Ela ri, e eu acho que é para isso que serve.',
    credit: asExample('Odete L.'),
    place: ['beach', 'macarico'],
    pictures: ['barco'],
    daysAgo: 6,
    likes: 47,
  },
  {
    kind: 'complaint',
    title: 'Faltam lixeiras perto da rampa no domingo',
    text: 'No fim da tarde as lixeiras já estavam cheias e o vento espalhava copos pela areia. Com mais duas ou três perto da rampa o problema acabava.',
    credit: asExample('Paulo D.'),
    place: ['beach', 'atalaia'],
    daysAgo: 7,
    likes: 12,
    answer:
      'Obrigado por avisar, Paulo. Encaminhamos o pedido a quem cuida da limpeza da praia e publicamos aqui quando houver resposta.',
  },
  {
    kind: 'photo',
    title: 'Pipas sobre o mar na Corvina',
    text: 'Vento firme o dia inteiro.',
    credit: asExample('Yago F.'),
    place: ['beach', 'corvina'],
    pictures: ['kite'],
    daysAgo: 8,
    likes: 18,
  },
  {
    kind: 'tip',
    title: 'Tacacá de fim de tarde, sem pressa',
    text: 'Depois das cinco a praça esfria e a cuia vem fumegando. Leve dinheiro trocado e peça com bastante jambu.',
    credit: asExample('Dona Graça'),
    place: ['attraction', 'praca-do-pescador'],
    pictures: ['tacaca'],
    daysAgo: 10,
    likes: 26,
  },
  {
    kind: 'photo',
    title: 'A orla vista do trapiche',
    text: '',
    credit: null,
    place: ['attraction', 'orla-do-macarico'],
    pictures: ['trapiche'],
    daysAgo: 12,
    likes: 7,
  },
  {
    kind: 'story',
    title: 'Perdi o chinelo e ganhei uma amiga',
    text: 'A maré levou um pé do meu chinelo e uma senhora que vendia tapioca me emprestou o dela até o fim do dia. Voltei no domingo seguinte para devolver. Faz quatro anos que volto.',
    credit: asExample('Waleska N.'),
    place: ['beach', 'farol-velho'],
    daysAgo: 15,
    likes: 38,
  },
  {
    kind: 'photo',
    title: 'Igreja enfeitada para a festa',
    text: 'As bandeirinhas foram cortadas pelos alunos da escola.',
    credit: asExample('Fabrício H.'),
    place: ['attraction', 'igreja-matriz'],
    pictures: ['igreja'],
    daysAgo: 1,
    isWaiting: true,
  },
  {
    kind: 'tip',
    title: 'Protetor solar também no dia nublado',
    text: 'O mormaço engana. Quem fica o dia inteiro na areia sente à noite.',
    credit: asExample('Zuleide C.'),
    daysAgo: 0,
    isWaiting: true,
  },
]
