import type { PosterKind } from '../art/scenes.ts'

/**
 * The first episodes, read by a synthetic voice. What they tell of the city is in public sources;
 * what nobody has published (prices, opening hours of today) is left out.
 */
export type SpokenChapter = { title: string; url?: string; lines: readonly string[] }
export type SpokenEpisode = {
  slug: string
  number: number
  title: string
  summary: string
  picture: PosterKind
  /** Published so many days before the day of seeding. */
  daysAgo: number
  chapters: readonly SpokenChapter[]
  /** Where to read on. */
  links: readonly { text: string; href: string }[]
}

export const SHOW = {
  slug: 'podsal',
  title: 'PODSAL',
  author: 'Guia Salinópolis',
  description:
    'Salinópolis em poucos minutos: praias, marés, comida, história e o que acontece na cidade. Episódios curtos, para ouvir na estrada ou na rede.',
} as const

export const EPISODES: readonly SpokenEpisode[] = [
  {
    slug: 'a-mare-e-o-carro-na-areia',
    number: 6,
    title: 'A maré e o carro na areia',
    summary:
      'Por que o mar de Salinas sobe tanto, e como saber a hora de tirar o carro da praia do Atalaia.',
    picture: 'praia',
    daysAgo: 3,
    chapters: [
      {
        title: 'Um mar que anda',
        lines: [
          'Você está no Podsal, o podcast do guia de Salinópolis. Eu sou uma voz sintética, e o assunto de hoje é a maré.',
          'Em Salinas o mar sobe e desce duas vezes por dia. A diferença passa de quatro metros, e nas marés de lanço, de lua cheia e lua nova, pode passar de cinco.',
        ],
      },
      {
        title: 'O carro na areia',
        lines: [
          'No Atalaia, carros podem ficar em trechos da areia. Todo ano, alguns não saem a tempo e são cobertos pela água.',
          'Antes de estacionar, veja a tábua do dia e combine com o grupo a hora de sair. Quando a água começa a subir, ela vem depressa.',
        ],
      },
      {
        title: 'Onde conferir',
        url: 'https://www.marinha.mil.br/chm/tabuas-de-mare',
        lines: [
          'No guia, cada praia tem a curva da maré de hoje e a tabela da semana. A referência oficial é a tábua da Marinha do Brasil.',
          'E um cuidado com quem entra na água: com maré forte, não passe da altura do umbigo. Boa praia.',
        ],
      },
    ],
    links: [
      { text: 'Maré de hoje na Praia do Atalaia', href: '/praia/atalaia' },
      { text: 'Todas as praias', href: '/turismo' },
    ],
  },
  {
    slug: 'cafe-da-manha-no-porto-grande',
    number: 5,
    title: 'Café da manhã no Porto Grande',
    summary:
      'Tapioca feita na hora, peixe chegando e caranguejo na mesa: um roteiro de sabores de Salinas.',
    picture: 'tapioca',
    daysAgo: 10,
    chapters: [
      {
        title: 'O mercado',
        lines: [
          'Este é o Podsal. Hoje o dia começa cedo, no Mercado Municipal do Porto Grande, aquele com um grande peixe no telhado.',
          'Dentro, peixe, camarão e caranguejo. Do lado de fora, as tapioqueiras servem o café da manhã.',
        ],
      },
      {
        title: 'Da praia para a mesa',
        lines: [
          'Nas barracas, o peixe frito pode ser gurijuba, pescada amarela, peixe serra ou corvina. O caranguejo vem inteiro e cozido, ou em casquinha.',
          'E há o avuado: peixe recém-pescado, assado na brasa sobre um buraco na areia, só com sal, limão e farinha. Come-se com a mão, e é herança indígena.',
        ],
      },
      {
        title: 'No fim da tarde',
        lines: [
          'Quando o sol baixa, é hora de tacacá: tucupi quente, goma, jambu e camarão seco, na cuia.',
          'Para escolher onde comer hoje, abra o guia comercial e toque em aberto agora.',
        ],
      },
    ],
    links: [{ text: 'Onde comer em Salinópolis', href: '/guia-comercial?categoria=onde-comer' }],
  },
  {
    slug: 'tres-farois',
    number: 4,
    title: 'Três faróis e um canhão',
    summary:
      'De 1656 a hoje: a torre de vigia que deu origem à cidade e os faróis que vieram depois dela.',
    picture: 'farol',
    daysAgo: 17,
    chapters: [
      {
        title: 'A atalaia',
        lines: [
          'No Podsal de hoje, uma história que começa em mil seiscentos e cinquenta e seis.',
          'Naquele ano, André Vidal de Negreiros mandou erguer aqui uma atalaia, uma torre de vigia que avisava os navios com tiros de canhão. Em volta dela nasceu um povoado de práticos, os pilotos da costa.',
        ],
      },
      {
        title: 'O farol velho',
        lines: [
          'O primeiro farol foi aceso em mil oitocentos e cinquenta e dois, na praia que hoje se chama Farol Velho. A erosão o derrubou.',
          'Em mil novecentos e dezesseis veio o segundo, uma torre de ferro.',
        ],
      },
      {
        title: 'O farol do centro',
        lines: [
          'O de hoje brilha no centro desde vinte e três de agosto de mil novecentos e trinta e sete. São trinta e nove metros de ferro, fabricados na França.',
          'Desde mil novecentos e noventa e quatro ele é patrimônio do Estado. À noite, olhe para cima.',
        ],
      },
    ],
    links: [{ text: 'Farol de Salinópolis', href: '/turismo?tipo=atracoes' }],
  },
  {
    slug: 'dunas-lagos-e-tartarugas',
    number: 3,
    title: 'Dunas, lagos e tartarugas',
    summary:
      'O Monumento Natural Atalaia, o Lago da Coca-Cola e os três quilômetros de praia reservados à desova.',
    picture: 'dunas',
    daysAgo: 24,
    chapters: [
      {
        title: 'Uma área protegida',
        lines: [
          'Bem-vindo ao Podsal. Atrás da praia do Atalaia há um mundo de areia clara, restinga, mangue e lagos.',
          'É o Monumento Natural Atalaia, criado em dois mil e dezoito, com mais de duzentos e cinquenta hectares de proteção integral.',
        ],
      },
      {
        title: 'O lago escuro',
        lines: [
          'Entre as dunas fica o Lago da Coca-Cola. A água é doce, gelada, e tem uma cor escura que é natural.',
          'Leve de volta tudo o que você levou. A areia guarda o que a gente esquece.',
        ],
      },
      {
        title: 'A praia das tartarugas',
        lines: [
          'Cinco espécies de tartaruga desovam no Atalaia. Por isso, nos feriados e na alta temporada, três quilômetros a partir do terceiro acesso ficam fechados a veículos.',
          'Se encontrar um rastro ou um ninho, não toque, não ilumine e passe longe. Até a próxima.',
        ],
      },
    ],
    links: [{ text: 'Praia do Atalaia', href: '/praia/atalaia' }],
  },
  {
    slug: 'sete-minutos-de-barco',
    number: 2,
    title: 'Sete minutos de barco',
    summary: 'A Ponta do Espadarte, entre o rio e o mar, e as praias que só se alcançam navegando.',
    picture: 'barco',
    daysAgo: 31,
    chapters: [
      {
        title: 'A travessia',
        lines: [
          'Você ouve o Podsal. Hoje a gente sai da Praça do Pescador, num barquinho popopô.',
          'A travessia até a Ponta do Espadarte leva cerca de sete minutos.',
        ],
      },
      {
        title: 'De um lado rio, do outro mar',
        lines: [
          'A ponta é uma língua de areia no encontro do rio Arapepó com o mar. De um lado, água calma. Do outro, ondas.',
          'Dali se veem guarás, as aves vermelhas que fazem ninho nos manguezais.',
        ],
      },
      {
        title: 'Mais longe',
        lines: [
          'Mais adiante está a Marieta, uma praia quase deserta, com lagos de água avermelhada. Não há estrutura: leve água e comida.',
          'Combine a volta antes de embarcar. Quem manda no horário é a maré.',
        ],
      },
    ],
    links: [{ text: 'Praias para ir de barco', href: '/turismo?tipo=praias' }],
  },
  {
    slug: 'como-chegar-e-o-que-fazer',
    number: 1,
    title: 'Como chegar e o que fazer no primeiro dia',
    summary: 'A estrada, o ônibus, o avião pequeno e um primeiro dia sem pressa em Salinópolis.',
    picture: 'orla',
    daysAgo: 38,
    chapters: [
      {
        title: 'Como chegar',
        lines: [
          'Olá. Este é o primeiro episódio do Podsal, o podcast do guia de Salinópolis, que muita gente chama só de Salinas.',
          'De Belém são cerca de duzentos e vinte quilômetros: a B R três um seis até Santa Maria do Pará, e depois a P A três dois quatro e a P A um dois quatro. Com movimento, umas quatro horas.',
          'Ônibus e vans saem do terminal rodoviário de Belém. Há também um avião de nove lugares, que leva cerca de cinquenta e cinco minutos.',
        ],
      },
      {
        title: 'O primeiro dia',
        lines: [
          'Comece pela orla do Maçarico. De dia, praia e mangue. À noite, restaurantes e música.',
          'No fim do calçadão, uma passarela no manguezal leva à Corvina, um dos pores do sol mais bonitos da cidade.',
        ],
      },
      {
        title: 'Números úteis',
        lines: [
          'Guarde dois números: cento e noventa e dois, do Samu, e cento e noventa e três, dos Bombeiros.',
          'E volte sempre ao guia: aqui tem a maré, os lugares abertos e a agenda. Boa viagem.',
        ],
      },
    ],
    links: [
      { text: 'Guia comercial', href: '/guia-comercial' },
      { text: 'Praias e atrações', href: '/turismo' },
    ],
  },
]
