import type { SightKind, SightTag } from '@portal/contract/city/sights/sight.texts'
import type { SightContent } from '@portal/contract/city/sights/sight-content'
import type { PosterKind } from '../art/scenes.ts'

/**
 * Beaches and attractions of the city, from public sources that each of them names. Only what an
 * official source or good journalism says is here; what nobody has published (water analyses,
 * lifeguards, prices) is left for the administration to fill in. How long to stay, at which hour and what
 * to bring is advice drawn from what they describe. The level of a ramp is an example, and is said to be
 * one wherever it is used: without it nobody could see what the page says of it.
 */
export type CitySight = {
  kind: SightKind
  slug: string
  name: string
  tags: SightTag[]
  /** `true` where the pin was read off descriptions and the coast line, within half a kilometre. */
  place?: [latitude: number, longitude: number, isApproximate?: boolean]
  picture: PosterKind
  content: Partial<Omit<SightContent, 'description'>> & { description: string }
}

const LEGISLATION = 'https://sistemas.pa.gov.br/sisleis/legislacao/4115'
const CITY_HALL = 'https://salinopolis.pa.gov.br/o-municipio/turismo-e-lazer/'
const PARATRIP = 'https://paratrip.com.br/?p=384'
const GUIA_DA_SEMANA = 'https://www.guiadasemana.com.br/turismo/noticia/salinopolis-o-verao-esta-ai'
const IDEFLOR =
  'https://ideflorbio.pa.gov.br/unidades-de-conservacao/regiao-administrativa-nordeste/monumento-natural-atalaia/'
const BOATS =
  'https://dol.com.br/tuedoide/curiosidades/663369/voce-sabe-onde-fica-ponta-do-espadarte-no-para-descubra'
const MARIETA = 'https://btmais.com.br/praia-de-marieta-refugio-pouco-conhecido-no-para'

const STRONG_TIDE = {
  title: 'Maré forte: água só até o umbigo',
  text: 'Aqui o mar chega a subir mais de 4 metros. Com maré forte, não passe da altura do umbigo.',
}
const FROM_BELEM = {
  title: 'De Belém',
  text: 'BR-316 até Santa Maria do Pará e depois PA-324 e PA-124: cerca de 220 km e 4 horas com movimento.',
}

export const CITY_SIGHTS: readonly CitySight[] = [
  {
    kind: 'beach',
    slug: 'atalaia',
    name: 'Praia do Atalaia',
    tags: ['familia', 'surfe', 'dunas', 'carros-na-areia', 'bares'],
    place: [-0.595944, -47.307444],
    picture: 'praia',
    content: {
      best_tide: 'low',
      summary:
        'Doze quilômetros de areia larga, dunas claras e barracas sobre estacas, e um mar que sobe depressa.',
      description:
        'A praia mais procurada de Salinas: faixa de areia larguíssima na maré baixa, barracas elevadas sobre estacas, dunas claras e ondas boas para surfe e kitesurf. Carros podem circular em trechos da areia, mas a maré sobe depressa.',
      facilities: [{ facility: 'kiosks', is_there: true, note: 'elevadas sobre estacas' }],
      ramps: [
        {
          id: '019c2a00-0000-7000-8000-000000000001',
          name: '1º acesso',
          access: 'open',
          level_m: 3.4,
          level_is_example: true,
          latitude: -0.595944,
          longitude: -47.307444,
          note: '',
        },
        {
          id: '019c2a00-0000-7000-8000-000000000003',
          name: '3º acesso, Ponta da Sofia',
          access: 'restricted',
          level_m: null,
          level_is_example: false,
          latitude: null,
          longitude: null,
          note: '3 km a partir daqui ficam fechados a veículos nos feriados e na alta temporada, para a desova de tartarugas.',
        },
      ],
      hazards: [
        STRONG_TIDE,
        {
          title: 'Carro na areia atola',
          text: 'Todo ano veículos atolam e são cobertos pela maré. Confira o horário antes de estacionar na areia.',
        },
      ],
      rules: [
        {
          title: 'Ponta da Sofia sem carros',
          text: 'Cinco espécies de tartaruga desovam a partir do 3º acesso: 3 km ficam sem veículos na alta temporada e nos feriados.',
        },
        {
          title: 'Pulseira nas crianças',
          text: 'Peça a pulseira de identificação infantil no posto dos Bombeiros.',
        },
      ],
      ways: [
        { title: 'Do centro de Salinas', text: 'De 12 a 15 km até a ilha do Atalaia.' },
        FROM_BELEM,
      ],
      sources: [
        LEGISLATION,
        'https://g1.globo.com/pa/para/noticia/2019/07/05/salinas-reune-beleza-natural-e-festival-com-shows-nacionais-neste-verao.ghtml',
        'https://www.uol.com.br/nossa/noticias/redacao/2023/01/18/salinas-um-paraiso-ainda-pouco-explorado-no-para.amp.htm',
        'https://agenciapara.com.br/noticia/57755/ideflor-bio-melhora-sinalizacao-visual-em-unidade-de-conservacao-em-salinopolis',
      ],
    },
  },
  {
    kind: 'beach',
    slug: 'farol-velho',
    name: 'Praia do Farol Velho',
    tags: ['familia'],
    place: [-0.5932, -47.32, true],
    picture: 'farol',
    content: {
      summary: 'Vizinha de oeste do Atalaia, com casas de veraneio e clima mais residencial.',
      description:
        'Vizinha de oeste do Atalaia, na mesma ilha, com casas de veraneio e clima mais residencial. O nome lembra o farol de 1852, derrubado pela erosão.',
      hazards: [STRONG_TIDE],
      ways: [FROM_BELEM],
      sources: [CITY_HALL, 'http://faroisbrasileiros.com.br/farois/farol%20salinopolis.html'],
    },
  },
  {
    kind: 'beach',
    slug: 'macarico',
    name: 'Praia do Maçarico',
    tags: ['noite', 'caminhada', 'aves'],
    place: [-0.6082, -47.3665, true],
    picture: 'orla',
    content: {
      best_time: 'À noite, quando a orla se enche',
      summary: 'Praia urbana com calçadão, cercada de mangue e ninhos de garças e guarás.',
      description:
        'Praia urbana acompanhada por calçadão, cercada de mangue e pontos de ninho de garças e guarás. À noite a orla concentra restaurantes, lanches e música.\n\nA faixa litorânea é tombada pelo Estado desde 12 de agosto de 1994.',
      hazards: [STRONG_TIDE],
      ways: [FROM_BELEM],
      sources: [PARATRIP, GUIA_DA_SEMANA],
    },
  },
  {
    kind: 'beach',
    slug: 'corvina',
    name: 'Praia da Corvina',
    tags: ['tranquila', 'criancas', 'aves', 'por-do-sol'],
    place: [-0.6068, -47.3755, true],
    picture: 'mangue',
    content: {
      best_time: 'Fim de tarde, pelo pôr do sol',
      best_tide: 'low',
      summary: 'Piscinas de maré no fim do Maçarico, e um dos pores do sol mais bonitos da cidade.',
      description:
        'No fim da orla do Maçarico, alcançada por uma passarela no meio do manguezal e sem acesso de veículos. Piscinas de maré, poucas barracas e um dos pores do sol mais bonitos da cidade. Também chamada de Corvinas ou Curvina.',
      facilities: [{ facility: 'kiosks', is_there: true, note: 'poucas' }],
      ramps: [
        {
          id: '019c2a00-0000-7000-8000-000000000011',
          name: 'Passarela do manguezal',
          access: 'closed',
          level_m: null,
          level_is_example: false,
          latitude: null,
          longitude: null,
          note: 'Só a pé: não há acesso de veículos.',
        },
      ],
      hazards: [STRONG_TIDE],
      ways: [
        { title: 'A pé', text: 'Pela passarela no meio do manguezal, no fim da orla do Maçarico.' },
      ],
      sources: [
        'https://www.oliberal.com/para/salinas-praia-da-corvina-uma-opcao-de-tranquilidade-e-belezas-rusticas-1.706094',
      ],
    },
  },
  {
    kind: 'beach',
    slug: 'ponta-do-espadarte',
    name: 'Ponta do Espadarte',
    tags: ['barco', 'rio-e-mar'],
    place: [-0.6287, -47.3843, true],
    picture: 'barco',
    content: {
      summary: 'De um lado água calma de rio, do outro as ondas do mar.',
      description:
        'Língua de areia no encontro do rio Arapepó com o mar: de um lado água calma, do outro ondas. A travessia de barco a partir da Praça do Pescador leva cerca de sete minutos.',
      hazards: [STRONG_TIDE],
      ways: [
        {
          title: 'De barco',
          text: 'Da Praça do Pescador, cerca de sete minutos. A travessia depende da maré: combine a volta com o barqueiro.',
        },
      ],
      sources: [BOATS],
    },
  },
  {
    kind: 'beach',
    slug: 'marieta',
    name: 'Praia da Marieta',
    tags: ['tranquila', 'natureza', 'barco'],
    picture: 'dunas',
    content: {
      bring: ['Água', 'Comida'],
      summary: 'Praia quase deserta, com cerca de 5 km, lagos avermelhados e desova de tartarugas.',
      description:
        'Praia quase deserta, com cerca de 5 km, lagos de água avermelhada e desova de tartarugas, dentro da Resex Marinha de Maracanã, em área do município vizinho. Sem estrutura: leve água e comida.',
      facilities: [{ facility: 'kiosks', is_there: false, note: 'leve água e comida' }],
      hazards: [STRONG_TIDE],
      ways: [
        {
          title: 'De barco ou por estrada',
          text: 'Barco a partir do Porto Grande, ou PA-124 e PA-442.',
        },
      ],
      sources: [MARIETA, CITY_HALL],
    },
  },
  {
    kind: 'beach',
    slug: 'maria-baixinha',
    name: 'Praia de Maria Baixinha',
    tags: ['barco', 'aves', 'natureza'],
    picture: 'mangue',
    content: {
      summary: 'Praia da ilha de Itaranajá, entre as ilhas que servem de berçário ao guará.',
      description:
        'Praia da ilha de Itaranajá, opção de passeio às ilhas que servem de berçário ao guará.',
      hazards: [STRONG_TIDE],
      sources: [CITY_HALL, 'https://brasilturismo.com/pa/salinopolis'],
    },
  },
  {
    kind: 'beach',
    slug: 'ponta-dos-cocais',
    name: 'Ponta dos Cocais',
    tags: ['familia'],
    picture: 'praia',
    content: {
      summary: 'Trecho de praia da região do Atalaia, ao lado do Farol Velho.',
      description: 'Trecho de praia da região do Atalaia, citado ao lado do Farol Velho.',
      hazards: [STRONG_TIDE],
      sources: [PARATRIP],
    },
  },
  {
    kind: 'attraction',
    slug: 'farol-de-salinopolis',
    name: 'Farol de Salinópolis',
    tags: ['historia'],
    place: [-0.6155, -47.3565],
    picture: 'farol',
    content: {
      duration: 'Meia hora',
      best_time: 'De manhã cedo ou no fim da tarde, com menos sol',
      bring: ['Água', 'Chapéu'],
      ways: [
        { title: 'No centro', text: 'A torre se vê de longe: siga a pé pelas ruas do centro.' },
      ],
      summary: 'Torre de ferro de 39 m, acesa no centro da cidade desde 1937.',
      description:
        'Torre de ferro do sistema Mitchell, 39 m de altura, acesa no centro desde 23 de agosto de 1937; fabricada na França e trazida desmontada da ilha de Apeú. Patrimônio estadual desde 1994.',
      sources: [
        'http://faroisbrasileiros.com.br/farois/farol%20salinopolis.html',
        'https://pt.wikipedia.org/wiki/Farol_de_Salin%C3%B3polis',
      ],
    },
  },
  {
    kind: 'attraction',
    slug: 'lago-da-coca-cola',
    name: 'Lago da Coca-Cola',
    tags: ['agua-doce', 'dunas', 'natureza'],
    place: [-0.599, -47.301, true],
    picture: 'dunas',
    content: {
      duration: 'De 1 a 2 horas',
      best_time: 'De manhã, antes do sol forte na areia',
      best_tide: 'low',
      bring: ['Água', 'Protetor solar', 'Roupa de banho', 'Saco para o lixo'],
      ways: [
        {
          title: 'Pelas dunas',
          text: 'A pé pela areia, entre as dunas do Atalaia. Confira a maré antes de deixar o carro na praia.',
        },
      ],
      summary: 'Água doce, gelada e de cor escura natural, entre as dunas do Atalaia.',
      description:
        'Lago de água doce, gelada e de cor escura natural, entre as dunas do Atalaia. Fica dentro do Monumento Natural Atalaia.',
      sources: [IDEFLOR, 'https://paramais.com.br/monumento-natural-atalaia-em-salinopolis/'],
    },
  },
  {
    kind: 'attraction',
    slug: 'monumento-natural-atalaia',
    name: 'Monumento Natural Atalaia',
    tags: ['natureza', 'dunas', 'aves'],
    place: [-0.595944, -47.307444],
    picture: 'dunas',
    content: {
      duration: 'Meio dia',
      best_time: 'De manhã cedo, com as aves e menos sol',
      best_tide: 'low',
      bring: ['Água', 'Protetor solar', 'Chapéu', 'Calçado fechado'],
      ways: [
        {
          title: 'Pela ilha do Atalaia',
          text: 'De carro até os acessos da praia do Atalaia; daí em diante, a pé.',
        },
      ],
      summary: 'Dunas, restinga, mangue e lagos protegidos, em 256 hectares da ilha do Atalaia.',
      description:
        'Unidade de conservação estadual de proteção integral, com 256,58 ha de dunas, restinga, mangue e lagos, criada em 23 de maio de 2018 e gerida pelo Ideflor-Bio.',
      sources: [LEGISLATION, IDEFLOR],
    },
  },
  {
    kind: 'attraction',
    slug: 'orla-do-macarico',
    name: 'Orla do Maçarico',
    tags: ['noite', 'caminhada'],
    place: [-0.609, -47.3655, true],
    picture: 'orla',
    content: {
      duration: 'De 1 a 3 horas',
      bring: ['Agasalho leve para o vento'],
      ways: [
        {
          title: 'Pela cidade',
          text: 'De carro, de moto-táxi ou a pé até o calçadão do Maçarico.',
        },
      ],
      best_time: 'À noite',
      summary: 'Calçadão à beira da praia, ponto de encontro da noite salinense.',
      description: 'Calçadão à beira da praia do Maçarico, ponto de encontro da noite salinense.',
      sources: [GUIA_DA_SEMANA, PARATRIP],
    },
  },
  {
    kind: 'attraction',
    slug: 'orla-da-beira-mar',
    name: 'Orla da Beira-Mar',
    tags: ['familia', 'criancas', 'caminhada'],
    place: [-0.6124, -47.3585, true],
    picture: 'orla',
    content: {
      duration: 'De 1 a 2 horas',
      best_time: 'Fim de tarde, com menos sol',
      bring: ['Água', 'Bicicleta'],
      ways: [
        {
          title: 'Pela cidade',
          text: 'A pé do centro, descendo até o mar; a ciclofaixa acompanha a orla.',
        },
      ],
      summary: 'Quadras, quiosques, parque infantil e ciclofaixa à beira-mar, desde 2022.',
      description:
        'Trecho urbanizado entregue em 29 de dezembro de 2022 na área da antiga Pracinha, com muro de arrimo, quadras, quiosques, parque infantil e ciclofaixa.',
      facilities: [{ facility: 'kiosks', is_there: true, note: '' }],
      sources: [
        'https://www.oliberal.com/para/nova-orla-beira-mar-e-entregue-a-moradores-e-visitantes-de-salinas-investimento-e-de-r-56-milhoes-1.629678',
      ],
    },
  },
  {
    kind: 'attraction',
    slug: 'fonte-do-carana',
    name: 'Fonte do Caranã',
    tags: ['agua-doce', 'natureza', 'historia'],
    place: [-0.61644, -47.35274],
    picture: 'mangue',
    content: {
      duration: 'Meia hora',
      best_time: 'De manhã, antes do movimento',
      bring: ['Garrafa para a água'],
      ways: [
        {
          title: 'Pela cidade',
          text: 'No bosque, no meio da cidade: a pé ou de carro a partir do centro.',
        },
      ],
      summary: 'Nascente de água mineral em um bosque no meio da cidade.',
      description:
        'Nascente de água mineral em um bosque no meio da cidade; moradores enchem garrafões ali o dia todo. Deu a Salinas o título de estância hidromineral.',
      sources: [PARATRIP, GUIA_DA_SEMANA],
    },
  },
  {
    kind: 'attraction',
    slug: 'mercado-do-porto-grande',
    name: 'Mercado Municipal do Porto Grande',
    tags: ['historia', 'barco'],
    picture: 'mercado',
    content: {
      duration: 'De 1 a 2 horas',
      bring: ['Dinheiro trocado', 'Sacola térmica para o peixe'],
      ways: [
        {
          title: 'Pela Av. Almirante Barroso',
          text: 'Siga a avenida a partir do centro até o porto.',
        },
      ],
      best_time: 'De manhã, com o café das tapioqueiras',
      summary: 'Peixe, camarão, caranguejo e o café da manhã das tapioqueiras.',
      description:
        'Mercado de peixe, camarão e caranguejo com um grande peixe no telhado; do lado de fora, tapioqueiras servem o café da manhã. Dali partem barcos de passeio.',
      address: 'Av. Almirante Barroso, próximo ao centro',
      sources: ['https://brasilturismo.com/pa/salinopolis', MARIETA],
    },
  },
  {
    kind: 'attraction',
    slug: 'igreja-matriz',
    name: 'Igreja Matriz de Nossa Senhora do Socorro',
    tags: ['historia'],
    place: [-0.61476, -47.35767, true],
    picture: 'igreja',
    content: {
      duration: 'Meia hora',
      best_time: 'De manhã ou no fim da tarde; em setembro, nas romarias',
      bring: ['Roupa que cubra os ombros'],
      ways: [
        {
          title: 'No centro',
          text: 'Na praça da Matriz: chega-se a pé de qualquer rua do centro.',
        },
      ],
      summary: 'A igreja da padroeira, de onde saem e aonde chegam as romarias de setembro.',
      description: 'Igreja da padroeira, ponto de partida e de chegada das romarias de setembro.',
      sources: [
        'https://www.oliberal.com/para/em-salinas-cirio-de-nossa-senhora-do-socorro-emociona-fieis-1.431877',
      ],
    },
  },
  {
    kind: 'attraction',
    slug: 'praca-do-pescador',
    name: 'Praça do Pescador',
    tags: ['barco'],
    picture: 'trapiche',
    content: {
      duration: 'Meia hora, mais o passeio de barco',
      best_time: 'Antes da maré alta, com tempo para a volta',
      best_tide: 'high',
      bring: ['Dinheiro', 'Protetor solar', 'Roupa que possa molhar'],
      ways: [
        {
          title: 'Pela cidade',
          text: 'De carro ou a pé até o cais; combine ali a ida e a volta com o barqueiro.',
        },
      ],
      summary: 'Ponto de saída dos barcos para a Ponta do Espadarte.',
      description: 'Ponto de saída dos popopôs para a Ponta do Espadarte.',
      sources: [BOATS],
    },
  },
  {
    kind: 'attraction',
    slug: 'vila-de-cuiarana',
    name: 'Vila de Cuiarana',
    tags: ['agua-doce', 'tranquila', 'natureza'],
    place: [-0.6521, -47.26591, true],
    picture: 'trapiche',
    content: {
      duration: 'Meio dia',
      best_time: 'De manhã, para o banho de igarapé',
      bring: ['Água', 'Roupa de banho', 'Repelente'],
      ways: [{ title: 'De carro', text: 'Pela estrada Salinópolis–Cuiarana.' }],
      summary: 'Vila de pescadores com praias fluviais, igarapés e pesca esportiva.',
      description: 'Vila de pescadores com praias fluviais, igarapés e pesca esportiva.',
      sources: [PARATRIP, CITY_HALL],
    },
  },
]
