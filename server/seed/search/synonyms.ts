/** What people of the region type, and what it is called in the guide. Administrators go on from here. */
export type SeedSynonym = { typed: string[]; found: string[]; isMutual?: boolean }

export const SYNONYMS: readonly SeedSynonym[] = [
  { typed: ['salinas', 'sal'], found: ['salinópolis'], isMutual: true },
  // Sleeping
  {
    typed: ['dormir', 'hospedagem', 'hospedar', 'estadia', 'acomodação', 'alojamento', 'pernoitar'],
    found: ['onde ficar', 'pousada', 'hotel', 'hostel', 'camping', 'casa de temporada'],
  },
  { typed: ['hotel', 'pousada'], found: ['onde ficar'] },
  { typed: ['albergue', 'hostal', 'mochileiro'], found: ['hostel'] },
  { typed: ['barraca de camping', 'acampar', 'acampamento'], found: ['camping'] },
  {
    typed: ['casa de praia', 'airbnb', 'casa para alugar', 'aluguel de casa', 'temporada'],
    found: ['casa de temporada', 'imobiliária'],
  },
  // Eating
  {
    typed: ['comer', 'comida', 'almoçar', 'jantar', 'almoço', 'janta', 'rango', 'fome', 'refeição'],
    found: ['onde comer', 'restaurante'],
  },
  {
    typed: ['restaurante'],
    found: ['onde comer', 'peixes e frutos do mar', 'comida paraense', 'churrascaria', 'pizzaria'],
  },
  {
    typed: [
      ...['merenda', 'merendar', 'lanche', 'lanchar', 'hambúrguer', 'burger', 'xis', 'sanduíche'],
      ...['cachorro quente', 'hot dog', 'pastel', 'coxinha', 'salgado'],
    ],
    found: ['lanchonete', 'sanduíche'],
  },
  {
    typed: ['caranguejada', 'toc toc', 'caranguejeira', 'siri', 'unha de caranguejo'],
    found: ['caranguejo'],
  },
  {
    typed: ['peixe', 'peixada', 'moqueca', 'caldeirada', 'peixaria', 'pescado', 'pirão'],
    found: ['peixes e frutos do mar', 'peixe'],
  },
  {
    typed: ['marisco', 'mariscada', 'frutos do mar', 'camarão', 'ostra'],
    found: ['peixes e frutos do mar'],
  },
  { typed: ['açaí', 'tigela', 'bacaba'], found: ['açaí e sorvetes'] },
  { typed: ['sorvete', 'picolé', 'gelato', 'sorveteria', 'sobremesa'], found: ['açaí e sorvetes'] },
  {
    typed: ['café', 'cafezinho', 'cafeteria', 'tapioquinha', 'beiju'],
    found: ['café e tapioca', 'café', 'tapioca'],
  },
  { typed: ['café da manhã', 'desjejum'], found: ['café da manhã', 'padaria', 'café e tapioca'] },
  {
    typed: ['pão', 'panificadora', 'confeitaria', 'bolo', 'bolo de aniversário'],
    found: ['padaria'],
  },
  {
    typed: [
      ...['comida regional', 'comida típica', 'comida da terra', 'tucupi', 'jambu', 'paraense'],
      ...['chibé', 'vatapá'],
    ],
    found: ['comida paraense'],
  },
  {
    typed: ['churrasco', 'rodízio', 'carne', 'espeto', 'espetinho', 'picanha'],
    found: ['churrascaria'],
  },
  { typed: ['pizza'], found: ['pizzaria'] },
  {
    typed: ['entrega', 'entregar', 'tele entrega', 'disk', 'em casa', 'ifood'],
    found: ['delivery'],
  },
  {
    typed: ['petisco', 'tira gosto', 'porção', 'belisquete'],
    found: ['caranguejo e petiscos', 'bar'],
  },
  // What a place has
  { typed: ['wi fi', 'internet', 'rede sem fio'], found: ['wifi'] },
  { typed: ['estacionar', 'vaga para carro', 'garagem'], found: ['estacionamento'] },
  { typed: ['ar', 'climatizado'], found: ['ar condicionado'] },
  { typed: ['parquinho', 'playground', 'pula pula', 'cama elástica'], found: ['espaço kids'] },
  {
    typed: ['romântico', 'casal', 'lua de mel', 'namorar'],
    found: ['pôr do sol', 'vista para o mar'],
  },
  { typed: ['jogo', 'partida de futebol', 'copa', 'ver o jogo'], found: ['futebol'] },
  // Going out
  {
    typed: [
      'cerveja',
      'gelada',
      'birita',
      'drink',
      'drinks',
      'boteco',
      'barzinho',
      'happy hour',
      'beber',
    ],
    found: ['bar', 'bares e festas'],
  },
  {
    typed: ['balada', 'festa', 'noitada', 'rolê', 'agito', 'curtição', 'night', 'aparelhagem'],
    found: ['bares e festas', 'casa de shows', 'show'],
  },
  {
    typed: ['show', 'banda', 'cantor', 'apresentação'],
    found: ['música ao vivo', 'casa de shows', 'festas e shows', 'samba', 'baile'],
  },
  {
    typed: ['forró', 'brega', 'tecnobrega', 'carimbó', 'pagode', 'samba', 'dançar'],
    found: ['música ao vivo', 'casa de shows'],
  },
  {
    typed: ['aniversário', 'casamento', 'salão de festa', 'buffet'],
    found: ['espaço para festas'],
  },
  // What to do
  {
    typed: ['fazer', 'passear', 'diversão', 'divertir', 'atividades', 'programa', 'turismo'],
    found: ['passeios e lazer', 'passeio', 'atração', 'praia'],
  },
  { typed: ['passeio', 'lazer'], found: ['passeios e lazer', 'atração'] },
  {
    typed: ['ponto turístico', 'pontos turísticos', 'atração turística', 'visitar', 'conhecer'],
    found: ['atração'],
  },
  {
    typed: ['lancha', 'canoa', 'escuna', 'embarcação', 'navegar'],
    found: ['passeio de barco', 'barco'],
  },
  { typed: ['pescar', 'pescaria', 'vara de pesca'], found: ['pesca esportiva', 'pesca'] },
  {
    typed: ['buggy', 'bugue', 'quadriciclo', 'quadri', '4x4', 'off road'],
    found: ['quadriciclo e buggy'],
  },
  {
    typed: ['kite', 'kitesurf', 'surf', 'surfar', 'prancha', 'esporte'],
    found: ['kitesurf e esportes', 'surfe'],
  },
  {
    typed: ['igarapé', 'banho de rio', 'parque aquático'],
    found: ['parque e balneário', 'água doce'],
  },
  { typed: ['tomar banho de mar', 'banho de mar', 'litoral', 'areia'], found: ['praia'] },
  { typed: ['pôr do sol', 'entardecer', 'fim de tarde'], found: ['pôr do sol'] },
  {
    typed: ['criança', 'menino', 'curumim', 'família', 'filhos', 'kids'],
    found: ['crianças', 'família', 'espaço kids'],
  },
  {
    typed: ['cachorro', 'gato', 'animal', 'bicho', 'pet friendly', 'aceita cachorro'],
    found: ['pet'],
  },
  {
    typed: ['cadeirante', 'acessibilidade', 'cadeira de rodas', 'deficiente'],
    found: ['acessível'],
  },
  {
    typed: [
      ...['tábua de maré', 'tabela de maré', 'horário da maré', 'hora da maré'],
      ...['maré alta', 'maré cheia', 'maré baixa', 'maré seca', 'maré vazante', 'preamar'],
    ],
    found: ['tábua de marés', 'maré'],
  },
  {
    typed: ['balneabilidade', 'própria para banho', 'praia limpa', 'praia suja'],
    found: ['praia'],
  },
  { typed: ['calçadão', 'caminhar', 'correr'], found: ['orla', 'caminhada'] },
  { typed: ['missa', 'paróquia', 'capela', 'catedral'], found: ['igreja'] },
  { typed: ['feira', 'feira livre'], found: ['mercado'] },
  // Health
  {
    typed: ['remédio', 'drogaria', 'medicamento', 'farmacêutico', 'protetor solar'],
    found: ['farmácia'],
  },
  {
    typed: [
      ...['médico', 'doutor', 'consulta', 'doente', 'passando mal', 'ginecologista'],
      ...['psicólogo', 'fisioterapeuta', 'ultrassom', 'raio x', 'vacina', 'vacinação'],
      ...['água viva', 'caravela', 'ferroada', 'queimadura', 'picada'],
    ],
    found: ['clínica', 'hospital', 'posto de saúde'],
  },
  {
    typed: ['hospital', 'emergência', 'upa', 'pronto socorro', 'socorro', 'samu', 'ambulância'],
    found: ['posto de saúde e hospital', 'hospital', 'urgência médica', 'clínica'],
  },
  { typed: ['dente', 'odontologia', 'odontólogo', 'aparelho dental'], found: ['dentista'] },
  { typed: ['exame', 'exame de sangue', 'análises clínicas'], found: ['laboratório'] },
  {
    typed: ['veterinário', 'vet', 'ração', 'pet shop', 'petshop', 'banho e tosa'],
    found: ['veterinário e pet shop'],
  },
  { typed: ['malhar', 'musculação', 'crossfit', 'ginástica'], found: ['academia'] },
  // Shops and services
  {
    typed: ['mercadinho', 'mercearia', 'compras', 'feira do mês', 'supermercado', 'atacado'],
    found: ['supermercado', 'mercado'],
  },
  {
    typed: ['lembrança', 'lembrancinha', 'souvenir', 'presente', 'recordação'],
    found: ['artesanato', 'presentes'],
  },
  {
    typed: ['biquíni', 'maiô', 'sunga', 'canga', 'roupa de praia', 'roupa'],
    found: ['moda praia'],
  },
  { typed: ['gelo', 'bebida', 'depósito de bebidas', 'adega'], found: ['bebidas e gelo'] },
  {
    typed: ['cimento', 'tijolo', 'ferragem', 'obra', 'construção'],
    found: ['material de construção'],
  },
  {
    typed: ['mecânico', 'conserto de carro', 'carro quebrado', 'carro quebrou'],
    found: ['oficina mecânica', 'guincho'],
  },
  { typed: ['pneu', 'pneu furado', 'furou pneu', 'borracheiro'], found: ['borracharia'] },
  { typed: ['reboque', 'carro atolado', 'atolado', 'atolou', 'atolei'], found: ['guincho'] },
  {
    typed: ['cabeleireiro', 'manicure', 'unha', 'cabelo', 'escova', 'barbeiro', 'barbearia'],
    found: ['salão de beleza'],
  },
  { typed: ['lavar roupa', 'roupa suja', 'passar roupa'], found: ['lavanderia'] },
  { typed: ['elétrica', 'instalação elétrica', 'energia'], found: ['eletricista'] },
  {
    typed: ['faltou luz', 'falta de luz', 'sem luz', 'caiu a energia', 'faltou energia'],
    found: ['energia', 'eletricista'],
  },
  {
    typed: ['faltou água', 'falta de água', 'sem água', 'conta de água'],
    found: ['água e esgoto'],
  },
  { typed: ['vazamento', 'cano', 'torneira', 'hidráulica', 'caixa de água'], found: ['encanador'] },
  {
    typed: ['faxina', 'faxineira', 'limpeza', 'doméstica', 'caseiro'],
    found: ['diarista e caseiro'],
  },
  {
    typed: ['banco', 'caixa eletrônico', 'lotérica', 'sacar dinheiro', 'saque', 'boleto'],
    found: ['bancos e lotéricas'],
  },
  // Property
  {
    typed: ['imóvel', 'apartamento', 'apê', 'alugar', 'aluguel', 'comprar casa', 'casa à venda'],
    found: ['imobiliária', 'corretor', 'imóveis'],
  },
  { typed: ['terreno', 'lote'], found: ['loteamento'] },
  // Getting about
  {
    typed: ['uber', 'corrida', 'motorista', 'taxista', 'mototaxista', 'moto'],
    found: ['táxi e mototáxi'],
  },
  {
    typed: ['ônibus', 'rodoviária', 'passagem', 'van', 'transporte para belém', 'ir para belém'],
    found: ['vans e ônibus'],
  },
  {
    typed: ['alugar carro', 'carro alugado', 'locadora', 'aluguel de carro'],
    found: ['aluguel de veículos'],
  },
  {
    typed: [
      'gasolina',
      'combustível',
      'abastecer',
      'diesel',
      'etanol',
      'álcool',
      'gnv',
      'posto de gasolina',
    ],
    found: ['posto de combustível'],
  },
  // The city
  { typed: ['prefeitura', 'secretaria', 'iptu', 'alvará'], found: ['prefeitura e secretarias'] },
  {
    typed: [
      'polícia',
      'delegacia',
      'pm',
      'ocorrência',
      'roubo',
      'assalto',
      'roubado',
      'assaltado',
      'furto',
      ...['boletim de ocorrência', 'perdi documento', 'documento perdido', 'criança perdida'],
    ],
    found: ['polícia', 'polícia e bombeiros'],
  },
  {
    typed: ['bombeiro', 'incêndio', 'fogo', 'afogamento', 'afogado', 'resgate', 'guarda vidas'],
    found: ['bombeiros', 'salvamento', 'polícia e bombeiros'],
  },
  {
    typed: ['firma reconhecida', 'reconhecer firma', 'certidão', 'autenticar', 'registro civil'],
    found: ['cartório'],
  },
  { typed: ['sedex', 'encomenda', 'carta', 'correio', 'pac'], found: ['correios'] },
  { typed: ['colégio', 'creche', 'aula', 'faculdade'], found: ['escola'] },
  {
    typed: ['conselho tutelar', 'maus tratos', 'abuso infantil', 'racismo'],
    found: ['direitos humanos'],
  },
  // What happens
  {
    typed: ['virada do ano', 'virada', 'ano novo', 'fim de ano', 'queima de fogos'],
    found: ['réveillon'],
  },
  { typed: ['filme', 'telão'], found: ['cinema'] },
  { typed: ['campeonato', 'torneio', 'competição'], found: ['corrida', 'encontro', 'regata'] },
  {
    typed: ['como chegar', 'chegar', 'caminho para salinas', 'estrada'],
    found: ['transporte', 'de Belém a Salinas', 'como chegar'],
  },
  { typed: ['procissão', 'romaria', 'padroeira'], found: ['círio'] },
  {
    typed: ['plantão', 'farmácia 24 horas', 'farmácia de plantão'],
    found: ['farmácia de plantão'],
  },
  // The portal itself
  {
    typed: ['anunciar', 'divulgar meu negócio', 'cadastrar empresa', 'colocar no guia'],
    found: ['cadastrar meu negócio'],
  },
  { typed: ['cupom', 'desconto', 'promoção', 'sorteio', 'rifa'], found: ['clube de vantagens'] },
  { typed: ['esqueci senha', 'minha senha'], found: ['recuperar a senha'] },
  // Visitors from abroad
  { typed: ['beach', 'playa', 'plage'], found: ['praia'] },
  { typed: ['eat', 'food', 'restaurant', 'dinner', 'lunch'], found: ['onde comer'] },
  { typed: ['sleep', 'stay', 'inn', 'lodging'], found: ['onde ficar'] },
  { typed: ['pharmacy', 'drugstore'], found: ['farmácia'] },
  { typed: ['bus'], found: ['ônibus'] },
  { typed: ['tide', 'tides'], found: ['tábua de marés'] },
  { typed: ['police'], found: ['polícia'] },
  { typed: ['notícia', 'novidade', 'aconteceu', 'jornal'], found: ['notícias'] },
]
