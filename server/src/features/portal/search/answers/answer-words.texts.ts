import type { AnswerRuleId } from '@portal/contract/portal/search/answer.texts'

/**
 * A phrase is heard where all of its words stand in the question, in any order. `anywhere` counts whatever else
 * is said; `alone` only where nothing else is: "maré" asks for the tide, "pousada maré" for a house.
 */
export type AnswerWords = { anywhere: readonly string[]; alone: readonly string[] }

/** What people say, until the team writes other words. */
export const DEFAULT_ANSWER_WORDS: Record<AnswerRuleId, AnswerWords> = {
  police: {
    anywhere: [
      'polícia',
      'roubado',
      'roubada',
      'assalto',
      'assaltado',
      'assaltada',
      'furtado',
    ].concat(['levaram meu', 'briga', 'tiroteio', 'delegacia', 'boletim de ocorrência']),
    alone: ['pm', 'ladrão', 'roubo', '190'],
  },
  ambulance: {
    anywhere: [
      'ambulância',
      'samu',
      'desmaiou',
      'passando mal',
      'infarto',
      'avc',
      'ferrada',
    ].concat(['picada', 'pisei', 'água viva queimou', 'cobra mordeu', 'machucado']),
    alone: [
      'arraia',
      'água viva',
      'cobra',
      'acidente',
      'socorro',
      'emergência',
      'sangrando',
      '192',
    ],
  },
  rescue: {
    anywhere: ['bombeiro', 'afogando', 'afogamento', 'afogou', 'incêndio', 'pegando fogo'].concat([
      'guarda vidas',
      'salva vidas',
      'resgate',
      'criança perdida',
    ]),
    alone: ['fogo', 'afogado', '193'],
  },
  women: {
    anywhere: ['violência mulher', 'violência doméstica', 'bateu mulher', 'agrediu mulher'].concat([
      'marido bateu',
      'apanhou do marido',
      'lei maria da penha',
      'delegacia da mulher',
    ]),
    alone: ['agressão mulher', '180'],
  },
  hospital: {
    anywhere: ['pronto socorro', 'upa', 'hospital', 'urgência médica', 'posto de saúde'],
    alone: ['médico', 'médica', 'doutor'],
  },
  pharmacy: {
    anywhere: ['farmácia de plantão', 'plantão farmácia', 'farmácia aberta', 'farmácia 24'],
    alone: ['farmácia', 'drogaria', 'plantão', 'remédio', 'comprar remédio', 'medicamento'].concat([
      'dipirona',
      'dor de cabeça',
      'farmacêutico',
    ]),
  },
  tow: {
    anywhere: ['guincho', 'reboque', 'rebocar', 'atolou', 'atolado', 'atolada', 'atolei'].concat([
      'desatolar',
      'carro quebrou',
      'carro quebrado',
      'pane no carro',
      'carro enguiçou',
    ]),
    alone: [],
  },
  car: {
    anywhere: [
      'carro areia',
      'carro praia',
      'estacionar areia',
      'dirigir praia',
      'tirar o carro',
    ].concat(['retirar o carro', 'retire o carro', 'descer com o carro']),
    alone: ['carro', 'passar carro', 'carro anda', 'veículo praia', 'moto praia', 'limite carro'],
  },
  tide: {
    anywhere: [
      'tábua de maré',
      'hora da maré',
      'maré enche',
      'maré vaza',
      'maré seca',
      'preamar',
    ].concat(['baixa mar', 'maré subindo', 'maré descendo', 'previsão da maré']),
    alone: [
      'maré',
      'maré cheia',
      'maré alta',
      'maré baixa',
      'maré enchendo',
      'maré secando',
    ].concat(['maré sobe', 'maré desce', 'maré vazando', 'altura da maré', 'nível da maré']),
  },
  sun: {
    anywhere: ['pôr do sol', 'nascer do sol', 'sol nasce', 'sol se põe', 'crepúsculo'],
    alone: ['amanhece', 'anoitece', 'escurece', 'clareia', 'sunset', 'entardecer'],
  },
  beach: {
    anywhere: ['bandeira praia', 'bandeira mar', 'cor bandeira', 'bandeira vermelha'].concat([
      'entrar mar',
      'mar perigoso',
      'mar agitado',
      'mar bravo',
    ]),
    alone: ['bandeira', 'mar calmo', 'correnteza'],
  },
  weather: {
    anywhere: ['previsão do tempo', 'vai chover', 'temperatura', 'clima hoje', 'tempo hoje'].concat(
      ['vento hoje', 'índice uv', 'altura onda', 'altura das ondas'],
    ),
    alone: [
      'chuva',
      'chover',
      'chovendo',
      'tempo',
      'clima',
      'previsão',
      'fazendo sol',
      'calor',
    ].concat([
      'vento',
      'frio',
      'temporal',
      'céu',
      'meteorologia',
      'nublado',
      'uv',
      'ondas',
      'ventando',
    ]),
  },
  cash: {
    anywhere: [
      'caixa eletrônico',
      'sacar dinheiro',
      'tirar dinheiro',
      'banco 24 horas',
      'lotérica',
    ].concat(['banco do brasil', 'caixa econômica', 'bradesco', 'itaú', 'santander', 'banpará']),
    alone: ['banco', 'sacar', 'saque', 'dinheiro', 'atm', 'agência banco', 'caixa'],
  },
  fuel: {
    anywhere: ['posto de gasolina', 'posto de combustível', 'abastecer', 'gasolina', 'etanol'],
    alone: ['posto', 'combustível', 'diesel', 'abastecer carro', 'álcool posto', 'tanque'],
  },
  parking: {
    anywhere: ['estacionar', 'estacionamento público', 'vaga para carro', 'parar o carro'],
    alone: ['estacionamento', 'estacionar carro', 'vaga carro', 'flanelinha'],
  },
  toilets: {
    anywhere: ['banheiro público', 'fazer xixi', 'trocar fralda'],
    alone: ['banheiro', 'sanitário', 'wc', 'toalete', 'chuveiro', 'ducha'],
  },
  bus: {
    anywhere: ['rodoviária', 'horário de ônibus', 'passagem de ônibus', 'van para belém'].concat([
      'ônibus para belém',
      'linha de ônibus',
      'ponto de ônibus',
      'terminal rodoviário',
    ]),
    alone: ['ônibus', 'busão', 'van', 'ônibus belém', 'transporte público', 'passagem'],
  },
  events: {
    anywhere: [
      'o que tem hoje',
      'o que fazer hoje',
      'o que fazer amanhã',
      'programação',
      'agenda',
    ].concat(['o que rola', 'eventos', 'o que vai ter', 'o que tem amanhã', 'o que tem de bom']),
    alone: ['evento', 'festa', 'show', 'festival', 'forró', 'brega', 'samba', 'pagode'].concat([
      'sertanejo',
      'reggae',
      'carimbó',
      'aparelhagem',
      'som',
      'rolê',
      'música',
      'feira',
    ]),
  },
  orders: {
    anywhere: ['meu pedido', 'meus pedidos', 'acompanhar pedido', 'cadê pedido'],
    alone: ['pedido', 'status pedido'],
  },
  stays: {
    anywhere: ['minha reserva', 'minhas reservas', 'minha hospedagem', 'minha estadia'],
    alone: ['cancelar reserva', 'ver reserva'],
  },
  coupons: {
    anywhere: ['meu cupom', 'meus cupons', 'minha carteira', 'usar cupom'],
    alone: [],
  },
  'filter:delivery': {
    anywhere: ['delivery', 'entrega', 'entregam', 'entregar', 'ifood'].concat([
      'entrega em casa',
      'entregar em casa',
      'entregam em casa',
    ]),
    alone: [],
  },
  'filter:open': {
    anywhere: ['aberto', 'aberta', 'abertos', 'abertas', 'funcionando', 'abre', '24 horas'],
    alone: [],
  },
  'filter:cheap': {
    anywhere: ['barato', 'barata', 'baratinho', 'baratos', 'econômico', 'precinho', 'promoção'],
    alone: [],
  },
  'filter:cupom': { anywhere: ['cupom', 'cupons', 'desconto', 'cupom de desconto'], alone: [] },
  'filter:near': { anywhere: ['perto', 'próximo', 'pertinho', 'aqui perto', 'beira'], alone: [] },
  'filter:pet': {
    anywhere: ['cachorro', 'pet', 'gato', 'animal', 'cão', 'bicho', 'pet friendly', 'dog'],
    alone: [],
  },
  'filter:acessivel': {
    anywhere: [
      'acessível',
      'cadeirante',
      'cadeira de rodas',
      'acessibilidade',
      'rampa',
      'deficiente',
    ],
    alone: [],
  },
  'filter:wifi': { anywhere: ['wifi', 'wi fi', 'internet'], alone: [] },
  'filter:espaco-kids': {
    anywhere: ['criança', 'kids', 'brinquedo', 'infantil', 'parquinho', 'brincar', 'bebê'],
    alone: [],
  },
  'filter:piscina': { anywhere: ['piscina'], alone: [] },
  'filter:musica-ao-vivo': {
    anywhere: ['música ao vivo', 'som ao vivo', 'voz e violão'],
    alone: [],
  },
  'filter:vista-para-o-mar': { anywhere: ['vista para o mar', 'de frente para o mar'], alone: [] },
  'filter:cafe-da-manha': { anywhere: ['café da manhã'], alone: [] },
  'filter:ar-condicionado': { anywhere: ['ar condicionado', 'climatizado'], alone: [] },
  'kind:onde-comer': {
    anywhere: ['restaurante', 'comer', 'comida', 'almoçar', 'almoço', 'jantar', 'rango', 'bóia'],
    alone: [],
  },
  'kind:onde-ficar': {
    anywhere: ['hospedagem', 'dormir', 'ficar hospedado', 'hospedar', 'quarto', 'diária'],
    alone: [],
  },
  'kind:bares-e-festas': {
    anywhere: ['bar', 'barzinho', 'boteco', 'cerveja', 'beber', 'balada', 'noitada', 'boate'],
    alone: [],
  },
  'kind:pizzaria': { anywhere: ['pizza', 'pizzaria'], alone: [] },
  'kind:lanchonete': {
    anywhere: ['lanche', 'lanchonete', 'hambúrguer', 'sanduíche', 'x-tudo', 'cachorro quente'],
    alone: [],
  },
  'kind:acai-e-sorvetes': { anywhere: ['açaí', 'sorvete', 'sorveteria', 'picolé'], alone: [] },
  'kind:peixes-e-frutos-do-mar': {
    anywhere: ['peixe', 'peixaria', 'frutos do mar', 'camarão', 'marisco'],
    alone: [],
  },
  'kind:churrascaria': { anywhere: ['churrasco', 'churrascaria', 'espetinho'], alone: [] },
  'kind:supermercado': {
    anywhere: ['mercado', 'supermercado', 'mercadinho', 'mercearia'],
    alone: [],
  },
}
