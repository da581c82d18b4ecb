/** What members say of a kind of place: first what pleased, then what was only fair. */
type Opinions = { good: readonly string[]; fair: readonly string[] }

export const OPINIONS: Record<string, Opinions> = {
  'onde-comer': {
    good: [
      'Peixe no ponto, farinha crocante e porção que deu para três.',
      'Comida com gosto de casa e temperada sem exagero.',
      'Pedimos para dividir e ainda sobrou para o lanche.',
      'O molho de tucupi é o melhor que provei nesta viagem.',
      'Chegou tudo quente e na ordem certa, mesmo com a casa cheia.',
      'Minha mãe, que reclama de tudo, pediu para voltar no dia seguinte.',
      'Cardápio curto e bem feito.',
      'As crianças comeram sem reclamar, o que é um milagre.',
      'Ingrediente fresco, dá para notar na primeira garfada.',
    ],
    fair: [
      'A comida é boa, mas esperamos quase uma hora.',
      'Achei a porção menor do que no ano passado.',
      'Sabor ótimo, só que o salão estava quente.',
    ],
  },
  'onde-ficar': {
    good: [
      'Quarto limpo, cama boa e silêncio para dormir.',
      'O café da manhã vale a diária.',
      'Rede na varanda e brisa a tarde toda: não queria ir embora.',
      'Chegamos tarde e nos esperaram com a chave e um sorriso.',
      'Ótimo para famílias, tem espaço para as crianças correrem.',
      'A recepção avisou da maré e nos salvou o carro.',
      'Roupa de cama cheirosa e chuveiro forte.',
      'Melhor do que nas fotos.',
    ],
    fair: [
      'Bom lugar, mas a internet caiu várias vezes.',
      'O quarto era menor do que eu imaginava.',
      'Gostei, porém o ar-condicionado fazia barulho.',
    ],
  },
  'bares-e-festas': {
    good: [
      'Som na altura certa, dá para conversar e dançar.',
      'Cerveja gelada de verdade e petisco caprichado.',
      'O carimbó de sexta levantou todo mundo da cadeira.',
      'Fomos para um drinque e saímos de madrugada.',
      'Pôr do sol bonito e gente tranquila.',
      'Banda afinada e garçom atento.',
      'Segurança educada e banheiro limpo, coisa rara.',
      'A caipirinha de taperebá é perigosa de boa.',
    ],
    fair: [
      'Música boa, mas a fila do caixa é longa.',
      'Em julho fica cheio demais para o meu gosto.',
      'Preço um pouco alto para o tamanho do copo.',
    ],
  },
  'passeios-e-lazer': {
    good: [
      'Guia paciente, que conhece cada curva do caminho.',
      'Coletes novos, explicação clara e nada de correria.',
      'Vimos um bando de guarás, foi o ponto alto da viagem.',
      'Minha filha de oito anos adorou e quer repetir.',
      'Saiu no horário e respeitou a maré.',
      'Equipamento bem cuidado e instrutor atencioso.',
      'Vale acordar cedo: a luz da manhã é linda.',
      'Voltei cheia de areia e de fotos.',
    ],
    fair: [
      'Passeio bonito, mas mais curto do que o combinado.',
      'Atrasou meia hora para sair.',
      'Gostei, só faltou sombra na espera.',
    ],
  },
  compras: {
    good: [
      'Achei tudo o que faltava para a casa de praia.',
      'Produto fresco e bem embalado para viagem.',
      'Vendedora sincera: disse o que não me servia.',
      'Trocaram sem pedir explicação.',
      'Peças bonitas, com o nome de quem fez.',
      'Entregaram no mesmo dia, como prometido.',
      'Bom estoque mesmo no fim do feriado.',
      'Preço marcado em tudo, do jeito que eu gosto.',
    ],
    fair: [
      'Boa variedade, mas só um caixa aberto.',
      'Alguns preços acima da média.',
      'Faltava o meu tamanho.',
    ],
  },
  servicos: {
    good: [
      'Orçamento antes e preço igual no fim.',
      'Resolveram no mesmo dia e limparam tudo.',
      'Explicou o problema sem enrolar.',
      'Pontual, coisa que valorizo muito.',
      'Atenderam no domingo e não cobraram a mais.',
      'Serviço caprichado, já indiquei para os vizinhos.',
      'Mandaram foto antes e depois.',
      'Gente de confiança para deixar a chave.',
    ],
    fair: [
      'Ficou bom, mas demorou um dia a mais.',
      'Precisei ligar duas vezes para confirmar.',
      'Serviço certo, atendimento apressado.',
    ],
  },
  saude: {
    good: [
      'Atendimento atencioso e sem pressa.',
      'Encaixaram meu filho na mesma manhã.',
      'Tinham o remédio que não achei em outro lugar.',
      'Explicaram a receita com calma para minha avó.',
      'Ambiente limpo e espera curta.',
      'Entrega rápida, à noite, debaixo de chuva.',
      'Saí de lá sabendo o que fazer.',
      'Muito cuidadosos com meu cachorro medroso.',
    ],
    fair: [
      'Bom atendimento, mas a agenda atrasou.',
      'Preço um pouco salgado.',
      'Faltou lugar para sentar na espera.',
    ],
  },
  imoveis: {
    good: [
      'Mostraram só o que cabia no nosso bolso.',
      'A casa era igual às fotos, sem surpresa.',
      'Contrato claro e chave na mão no dia certo.',
      'Responderam à noite e no domingo.',
      'Avisaram do que precisava de reforma antes de eu perguntar.',
      'Visita por vídeo bem feita, fechei de longe.',
      'Conhecem cada rua da cidade.',
    ],
    fair: [
      'Bom atendimento, mas poucas opções em julho.',
      'A papelada levou mais tempo do que disseram.',
      'Gostei da casa, a taxa é que pesou.',
    ],
  },
  transporte: {
    good: [
      'Carro limpo e motorista tranquilo na estrada.',
      'Chegou antes do combinado.',
      'Preço fechado antes de sair, sem susto.',
      'Ajudaram com as malas e com a cadeirinha.',
      'Responderam na hora pelo WhatsApp.',
      'Viagem confortável, com parada na medida.',
      'Capacete limpo e direção prudente.',
    ],
    fair: [
      'Viagem boa, mas a van estava cheia.',
      'Atrasou quinze minutos.',
      'O ar-condicionado podia ser mais forte.',
    ],
  },
}

export const CLOSINGS = {
  good: [
    'Volto com certeza.',
    'Recomendo.',
    'Já marquei para a próxima vez.',
    'Atendimento muito gentil.',
    'Preço justo pelo que entrega.',
    'Fui num domingo e deu tudo certo.',
    'Salvou o nosso feriado.',
    'Obrigada à equipe pela paciência.',
    'Fica a dica para quem vem de Belém.',
    'Nota máxima para a simpatia.',
    '',
    '',
  ],
  fair: [
    'Dou outra chance fora da temporada.',
    'Mesmo assim, valeu.',
    'Pode melhorar.',
    'No geral, gostei.',
    '',
  ],
} as const

const APOLOGIES = [
  'Agradecemos o retorno; já conversamos com a equipe para melhorar.',
  'Obrigado por avisar, estamos cuidando disso.',
] as const
const THANKS = [
  'Obrigado pela visita! Esperamos você na próxima.',
  'Que alegria ler isso. Um abraço de toda a equipe.',
  'Muito obrigada! Contamos com você em julho.',
] as const

/** Where something displeased, thanks alone would not do. */
export const REPLIES = { good: THANKS, fair: APOLOGIES }
