/**
 * A hundred questions as they are typed with a thumb on a beach, written before the answers were, and what
 * makes the first screen right: a card of that kind which says these words, or rows of that kind. Any one of
 * the ways is enough. Nobody changes a rule or a word of the city because of what is missed here.
 */
export type Right =
  | { card: string; says?: readonly string[] }
  /** So many of the first rows are one of these: slugs of things, slugs of categories, or `kind:…`. */
  | { rows: readonly string[]; atLeast: number }
  /** So many of the first rows have this amenity. */
  | { amenity: string; atLeast: number }
  | { nothing: true }

export type Asked = { q: string; right: readonly Right[] }

export const card = (name: string, ...says: string[]): Right => ({ card: name, says })
export const rows = (atLeast: number, ...names: string[]): Right => ({ rows: names, atLeast })
export const asked = (q: string, ...right: Right[]): Asked => ({ q, right })

/** Answered on Saturday, 18 July 2026, at noon: today is Saturday, tomorrow the 19th. */
export const FIRST_SCREEN: readonly Asked[] = [
  // Tide, and the car on the sand
  asked('hora da maré hj', card('tide', 'hoje')),
  asked('mare amanha atalaia', card('tide', 'amanha', 'atalaia')),
  asked('que horas a mare enche', card('tide', 'cheia')),
  asked('tabua de mare salinas domingo', card('tide', 'amanha'), card('tide', 'domingo')),
  asked('ate q horas posso deixar o carro na praia', card('car')),
  asked('pode entrar de carro no atalaia agr', card('car', 'atalaia')),
  asked('mare baxa que horas', card('tide', 'seca')),
  asked('mare cheia segunda feira', card('tide', 'segunda', 'cheia')),
  asked('da pra ir de carro no farol velho amanha', card('car', 'farol velho')),
  asked('a mare ta enchendo ou secando', card('tide')),
  asked('horario mare seca dia 20', card('tide', '20')),

  // Pharmacy
  asked('farmacia aberta agr', card('pharmacy')),
  asked('farmacia de plantao hj', card('pharmacy', 'plantao')),
  asked('plantao farmacia domingo', card('pharmacy', 'amanha'), card('pharmacy', 'domingo')),
  asked('onde comprar remedio de madrugada', card('pharmacy')),
  asked('drogaria 24h', card('pharmacy')),
  asked('farmasia perto de mim', card('pharmacy'), rows(1, 'farmacia')),

  // Who helps
  asked('numero do bombeiro', card('emergency', '193')),
  asked('telefone ambulancia', card('emergency', '192')),
  asked('chamar a policia', card('emergency', '190')),
  asked('fui assaltado oq eu faço', card('emergency', '190')),
  asked('gente se afogando quem chamo', card('emergency', '193')),
  asked('pisei numa arraia', card('emergency', '192')),
  asked('hospital 24 hrs', card('emergency', 'hospital')),
  asked('fone do hospital regional', card('emergency', 'hospital')),
  asked('marido bateu na mulher denunciar', card('emergency', '180')),
  asked(
    'faltou luz aqui em casa',
    card('emergency', '0800 091 0196'),
    rows(1, 'equatorial-para-energia'),
  ),
  asked('tel da prefeitura', card('emergency', '99253'), rows(1, 'prefeitura-de-salinopolis')),

  // Sun and sky
  asked('por do sol hj que horas', card('sun', 'hoje')),
  asked('q horas amanhece', card('sun')),
  asked('nascer do sol amanha', card('sun', 'amanha')),
  asked('q horas escurece em salinas', card('sun')),
  asked('vai chover hj', card('weather')),
  asked('previsao do tempo fim de semana', card('weather')),
  asked('ta fazendo sol ai', card('weather'), card('sun')),

  // Money, petrol, car, bus
  asked('onde sacar dinheiro', card('cash')),
  asked('caixa eletronico perto', card('cash')),
  asked('tem banco do brasil ai', card('cash')),
  asked('banco 24 horas atalaia', card('cash')),
  asked('loterica', card('cash'), rows(1, 'bancos-e-lotericas')),
  asked('posto de gasolina', card('fuel')),
  asked('onde abastecer o carro de noite', card('fuel')),
  asked('gasolina perto do atalaia', card('fuel')),
  asked('onde estacionar no maçarico', card('parking')),
  asked('estacionamento na orla', card('parking')),
  asked('banheiro publico', card('toilets')),
  asked('tem banheiro na praia do atalaia', card('toilets')),
  asked('guincho 24h', card('tow')),
  asked('carro atolou na areia', card('tow')),
  asked('pneu furou', rows(1, 'borracharia')),
  asked('horario onibus pra belem', card('bus')),
  asked('rodoviaria', card('bus')),
  asked('como chego no atalaia de onibus', card('bus')),
  asked('ultimo onibus salinas belem', card('bus')),
  asked('telefone moto taxi', rows(1, 'taxi-e-mototaxi')),

  // What is on
  asked('o que tem hj a noite', card('events', 'hoje')),
  asked('oq fazer amanha', card('events', 'amanha')),
  asked('festa sabado', card('events')),
  asked('show esse fim de semana', card('events')),
  asked('eventos em julho', card('events'), rows(2, 'kind:event')),
  asked('tem forró hoje', card('events'), rows(1, 'kind:event')),

  // Streets
  asked('onde fica a rua joao pessoa', card('street', 'joao pessoa')),
  asked('av miguel santa brigida', card('street', 'miguel santa brigida')),
  asked('travessa rui barbosa', card('street', 'rui barbosa')),

  // Mine
  asked('cade meu pedido', card('own', 'pedido')),
  asked('minha reserva', card('own', 'hosped')),
  asked('meus cupons', card('own', 'cupo'), rows(1, 'kind:page')),

  // A kind and a place
  asked('restaurante perto da praia', rows(3, 'onde-comer')),
  asked('restaurante no atalaia aberto agora', rows(3, 'onde-comer')),
  asked('delivery pizza', rows(1, 'pizzaria')),
  asked('quem entrega lanche', rows(2, 'onde-comer')),
  asked('onde comer peixe frito', rows(2, 'peixes-e-frutos-do-mar', 'barraca-de-praia')),
  asked('açai perto', rows(1, 'acai-e-sorvetes')),
  asked('tapioca cafe da manha', rows(1, 'cafe-e-tapioca', 'padaria')),
  asked('bar musica ao vivo', rows(2, 'bares-e-festas')),
  asked('lanche de madrugada', rows(2, 'onde-comer')),
  asked('pousada com picina', rows(2, 'onde-ficar')),
  asked('pousada farol velho', rows(1, 'onde-ficar')),
  asked('mercado aberto domingo', rows(1, 'supermercado', 'peixe-e-mariscos')),
  asked('salao de belesa', rows(1, 'salao-de-beleza')),
  asked('mecanico', rows(1, 'oficina-mecanica')),
  asked('casa pra alugar fim de semana', rows(1, 'casa-de-temporada', 'imoveis')),
  asked('passeio de barco', rows(1, 'passeio-de-barco')),
  asked('alugar quadriciclo', rows(1, 'quadriciclo-e-buggy')),
  asked('dentista urgente', rows(1, 'dentista')),
  asked('eletricista pra hj', rows(1, 'eletricista')),
  asked('petshop', rows(1, 'veterinario-e-pet-shop')),

  // What it must have, what it may cost
  asked('pode levar cachorro na praia', { amenity: 'pet', atLeast: 3 }),
  asked('restaurante que aceita cachorro', { amenity: 'pet', atLeast: 2 }),
  asked(
    'lugar p criança brincar',
    { amenity: 'espaco-kids', atLeast: 2 },
    rows(2, 'parque-e-balneario'),
  ),
  asked('restaurante com wifi', { amenity: 'wifi', atLeast: 3 }),
  asked('lugar acessivel cadeirante', { amenity: 'acessivel', atLeast: 3 }),
  asked('peixe barato', rows(2, 'onde-comer', 'peixe-e-mariscos')),
  asked('hotel barato', rows(2, 'onde-ficar')),
  asked('comida boa e barata', rows(3, 'onde-comer')),

  // Dishes and places
  asked('carangueijo', rows(2, 'onde-comer', 'caranguejo-e-petiscos')),
  asked('tacaca', rows(1, 'comida-paraense', 'onde-comer')),
  asked('praia do atalia', rows(1, 'praia-do-atalaia', 'atalaia')),
  asked('lago da coca cola', rows(1, 'lago-da-coca-cola')),

  // What is not here
  asked('conserto de submarino', { nothing: true }),
]
