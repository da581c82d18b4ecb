import { type Asked, asked, card, rows } from './first-screen.ts'

/**
 * A second hundred, written before its author had read a word of the vocabulary or a rule of the answers, and
 * judged as the first hundred is: by what stands on the first screen on Saturday, 18 July 2026, at noon. What
 * counts as right was written down with the questions. A card that says the portal does not know is right only
 * where nothing in the city's data could answer. Nobody adds a word because of one question: what is missed
 * is mended by a rule, or by the words of a whole family.
 */
export const FRESH_SCREENS: readonly Asked[] = [
  // Tide, the car on the sand, sky
  asked('que horas a mare enche hoje', card('tide', 'cheia')),
  asked('mare sabado', card('tide')),
  asked('da pra descer de carro no atalaia agora', card('car', 'atalaia')),
  asked('que horas tenho q tirar o carro da praia', card('car')),
  asked('mare baixa amanha cedo', card('tide', 'amanha')),
  asked('tabua de mares salinas', card('tide')),
  asked('vai chover hj?', card('weather')),
  asked('como ta o tempo em salinas amanha', card('weather')),
  asked('ta sol em salinas', card('weather'), card('sun')),
  asked('onde ver o por do sol', card('sun'), rows(1, 'kind:beach', 'kind:attraction')),
  asked('que horas o sol se poe', card('sun')),

  // Who helps
  asked('farmacia aberta agora', card('pharmacy')),
  asked('farmacia q entrega remedio', card('pharmacy'), rows(1, 'farmacia')),
  asked('farmacia 24h', card('pharmacy')),
  asked('telefone do hospital', card('emergency', 'hospital')),
  asked('upa salinas', card('emergency', 'upa'), card('emergency', 'hospital')),
  asked('numero da policia', card('emergency', '190')),
  asked('bombeiro salva vidas telefone', card('emergency', '193')),
  asked('samu', card('emergency', '192')),
  asked('ambulancia urgente', card('emergency', '192')),

  // Money, petrol, car, bus
  asked('caixa eletronico', card('cash')),
  asked('banco do brasil salinas', card('cash')),
  asked('sacar dinhero 24 horas', card('cash')),
  asked('posto de gasolina mais perto', card('fuel')),
  asked('onde abastecer no atalaia', card('fuel')),
  asked('borracharia aberta', rows(1, 'borracharia')),
  asked('guincho', card('tow'), rows(1, 'guincho')),
  asked('atolei o carro na praia', card('tow')),
  asked('banheiro publico atalaia', card('toilets')),
  asked('chuveiro na praia', card('toilets'), rows(2, 'kind:beach', 'barraca-de-praia')),
  asked('estacionamento atalaia preço', card('parking')),
  asked('onibus pra belem', card('bus')),
  asked('horario onibus belem salinas', card('bus')),
  asked('van pra belem', card('bus'), rows(1, 'vans-e-onibus')),
  asked('taxi salinas', rows(1, 'taxi-e-mototaxi')),
  asked('mototaxi numero', rows(1, 'taxi-e-mototaxi')),

  // Eating
  asked('restaurante pe na areia', rows(3, 'onde-comer')),
  asked('onde comer caranguejo', rows(2, 'onde-comer', 'caranguejo-e-petiscos')),
  asked('carangueijo barato', rows(2, 'onde-comer', 'caranguejo-e-petiscos')),
  asked('peixe frito na praia', rows(2, 'onde-comer', 'barraca-de-praia')),
  asked('tacaca perto de mim', rows(1, 'onde-comer', 'comida-paraense')),
  asked('açai com peixe', rows(2, 'onde-comer', 'acai-e-sorvetes')),
  asked('pizza delivery agora', rows(1, 'pizzaria')),
  asked('lanche entrega em casa', rows(2, 'onde-comer')),
  asked('hamburguer aberto agora', rows(1, 'lanchonete', 'onde-comer')),
  asked('cafe da manha', rows(2, 'cafe-e-tapioca', 'padaria', 'onde-comer')),
  asked('padaria aberta cedo', rows(1, 'padaria')),
  asked('sorveteria', rows(1, 'acai-e-sorvetes')),
  asked('restaurante pra criança', { amenity: 'espaco-kids', atLeast: 2 }),
  // Nobody cooks it here: other kitchens are the next best, an article about Japan is not.
  asked('comida japonesa', rows(2, 'onde-comer'), { nothing: true }),
  asked('marmita almoço barato', rows(2, 'onde-comer')),
  asked('churrascaria', rows(1, 'churrascaria')),
  asked('restaurante vegetariano', rows(2, 'onde-comer')),

  // Going out
  asked('bar com musica ao vivo', rows(2, 'bares-e-festas'), {
    amenity: 'musica-ao-vivo',
    atLeast: 2,
  }),
  asked('onde tem show hj', card('events', 'hoje')),
  asked('festa esse fim de semana', card('events')),
  asked('eventos julho 2027', card('events', '2027'), { nothing: true }),
  asked('programação do feriado', card('events'), rows(2, 'kind:event')),
  asked('balada salinas', rows(2, 'bares-e-festas')),

  // Staying and living
  asked('pousada com piscina', rows(2, 'onde-ficar')),
  asked('pousada barata no maçarico', rows(2, 'onde-ficar')),
  asked('hotel que aceita cachorro', rows(1, 'onde-ficar')),
  asked('pousada beira mar atalaia', rows(2, 'onde-ficar')),
  asked('casa pra alugar temporada julho', rows(1, 'casa-de-temporada', 'kind:property')),
  asked('alugar casa 3 quartos', rows(1, 'kind:property', 'casa-de-temporada')),
  asked('apartamento a venda', rows(1, 'kind:property', 'imoveis')),
  asked('terreno pra comprar salinas', rows(1, 'kind:property', 'imoveis', 'loteamento')),
  asked('camping', rows(1, 'camping')),
  asked('hotel com estacionamento e cafe', rows(2, 'onde-ficar')),
  asked('quarto pra 2 hj', rows(2, 'onde-ficar')),

  // The city
  asked('praia mais calma pra criança', rows(2, 'kind:beach')),
  asked('praia pra surfar', rows(1, 'kind:beach', 'kitesurf-e-esportes')),
  asked('lago coca cola como chegar', rows(1, 'lago-da-coca-cola')),
  asked('farol velho', rows(1, 'praia-do-farol-velho', 'farol-velho')),
  asked(
    'o que fazer em salinas com chuva',
    card('weather'),
    rows(1, 'kind:collection', 'kind:article'),
  ),
  asked('pescaria esportiva', rows(1, 'passeio-de-barco', 'passeios-e-lazer')),
  asked('aluguel de buggy', rows(1, 'quadriciclo-e-buggy')),
  asked('aula de kitesurf', rows(1, 'kitesurf-e-esportes')),
  asked(
    'onde levar as criança',
    { amenity: 'espaco-kids', atLeast: 2 },
    rows(1, 'parque-e-balneario', 'kind:collection'),
  ),
  asked('trilha', rows(1, 'kind:attraction', 'guia-de-turismo', 'kind:collection')),

  // Buying and mending
  asked('mercadinho aberto agora', rows(1, 'supermercado')),
  asked('supermercado maçarico', rows(1, 'supermercado')),
  asked('comprar gelo e carvao', rows(1, 'bebidas-e-gelo', 'supermercado')),
  asked('loja de biquini', rows(1, 'moda-praia')),
  asked('feira do peixe', rows(1, 'peixe-e-mariscos', 'kind:attraction', 'kind:event')),
  asked('peixaria', rows(1, 'peixe-e-mariscos')),
  asked('salao de beleza', rows(1, 'salao-de-beleza')),
  asked('academia diaria', rows(1, 'academia')),
  asked('veterinario urgente', rows(1, 'veterinario-e-pet-shop')),
  asked('lava jato', rows(1, 'servicos', 'oficina-mecanica'), { nothing: true }),
  asked('oficina mecanica', rows(1, 'oficina-mecanica')),
  asked('conserto de celular', rows(1, 'servicos'), { nothing: true }),
  asked('chaveiro', rows(1, 'servicos'), { nothing: true }),
  asked('material de construção', rows(1, 'material-de-construcao')),
  asked('dentista', rows(1, 'dentista')),

  // The portal itself
  asked('cupom de desconto restaurante', card('own', 'cupo'), rows(2, 'onde-comer')),
  asked('clube de vantagens quanto custa', rows(1, '/clube-de-vantagens')),
  asked('meu pedido cade', card('own', 'pedido')),
  asked('como anunciar meu negocio', rows(1, '/cadastro-negocio', '/planos')),
  asked('sorteio do portal resultado', rows(1, '/sorteios', '/clube-de-vantagens')),
]
