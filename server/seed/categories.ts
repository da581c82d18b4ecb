/** The guide's first categories; administrators change them as they like. */
type SeedCategory = {
  name: string
  slug: string
  icon: string
  /** Subtype of schema.org's LocalBusiness. */
  schemaType: string
  within?: readonly [name: string, slug: string, schemaType: string][]
}

export const CATEGORIES: readonly SeedCategory[] = [
  {
    name: 'Onde comer',
    slug: 'onde-comer',
    icon: 'utensils',
    schemaType: 'FoodEstablishment',
    within: [
      ['Peixes e frutos do mar', 'peixes-e-frutos-do-mar', 'Restaurant'],
      ['Comida paraense', 'comida-paraense', 'Restaurant'],
      ['Barraca de praia', 'barraca-de-praia', 'Restaurant'],
      ['Churrascaria', 'churrascaria', 'Restaurant'],
      ['Pizzaria', 'pizzaria', 'Restaurant'],
      ['Lanchonete', 'lanchonete', 'FastFoodRestaurant'],
      ['Açaí e sorvetes', 'acai-e-sorvetes', 'IceCreamShop'],
      ['Padaria', 'padaria', 'Bakery'],
      ['Café e tapioca', 'cafe-e-tapioca', 'CafeOrCoffeeShop'],
      ['Caranguejo e petiscos', 'caranguejo-e-petiscos', 'Restaurant'],
    ],
  },
  {
    name: 'Onde ficar',
    slug: 'onde-ficar',
    icon: 'bed',
    schemaType: 'LodgingBusiness',
    within: [
      ['Pousada', 'pousada', 'BedAndBreakfast'],
      ['Hotel', 'hotel', 'Hotel'],
      ['Casa de temporada', 'casa-de-temporada', 'LodgingBusiness'],
      ['Camping', 'camping', 'Campground'],
      ['Hostel', 'hostel', 'Hostel'],
    ],
  },
  {
    name: 'Bares e festas',
    slug: 'bares-e-festas',
    icon: 'music',
    schemaType: 'BarOrPub',
    within: [
      ['Bar', 'bar', 'BarOrPub'],
      ['Casa de shows', 'casa-de-shows', 'NightClub'],
      ['Música ao vivo', 'musica-ao-vivo', 'BarOrPub'],
      ['Espaço para festas', 'espaco-para-festas', 'EntertainmentBusiness'],
    ],
  },
  {
    name: 'Passeios e lazer',
    slug: 'passeios-e-lazer',
    icon: 'compass',
    schemaType: 'EntertainmentBusiness',
    within: [
      ['Passeio de barco', 'passeio-de-barco', 'TravelAgency'],
      ['Quadriciclo e buggy', 'quadriciclo-e-buggy', 'AutoRental'],
      ['Kitesurf e esportes', 'kitesurf-e-esportes', 'SportsActivityLocation'],
      ['Guia de turismo', 'guia-de-turismo', 'TravelAgency'],
      ['Parque e balneário', 'parque-e-balneario', 'AmusementPark'],
    ],
  },
  {
    name: 'Compras',
    slug: 'compras',
    icon: 'shopping-bag',
    schemaType: 'Store',
    within: [
      ['Supermercado', 'supermercado', 'GroceryStore'],
      ['Artesanato', 'artesanato', 'Store'],
      ['Moda praia', 'moda-praia', 'ClothingStore'],
      ['Peixe e mariscos', 'peixe-e-mariscos', 'GroceryStore'],
      ['Bebidas e gelo', 'bebidas-e-gelo', 'LiquorStore'],
      ['Material de construção', 'material-de-construcao', 'HardwareStore'],
      ['Presentes', 'presentes', 'Store'],
    ],
  },
  {
    name: 'Serviços',
    slug: 'servicos',
    icon: 'wrench',
    schemaType: 'LocalBusiness',
    within: [
      ['Oficina mecânica', 'oficina-mecanica', 'AutoRepair'],
      ['Borracharia', 'borracharia', 'TireShop'],
      ['Salão de beleza', 'salao-de-beleza', 'BeautySalon'],
      ['Lavanderia', 'lavanderia', 'DryCleaningOrLaundry'],
      ['Eletricista', 'eletricista', 'Electrician'],
      ['Encanador', 'encanador', 'Plumber'],
      ['Diarista e caseiro', 'diarista-e-caseiro', 'HomeAndConstructionBusiness'],
      ['Bancos e lotéricas', 'bancos-e-lotericas', 'FinancialService'],
    ],
  },
  {
    name: 'Saúde',
    slug: 'saude',
    icon: 'heart-pulse',
    schemaType: 'MedicalBusiness',
    within: [
      ['Farmácia', 'farmacia', 'Pharmacy'],
      ['Clínica', 'clinica', 'MedicalClinic'],
      ['Dentista', 'dentista', 'Dentist'],
      ['Laboratório', 'laboratorio', 'DiagnosticLab'],
      ['Veterinário e pet shop', 'veterinario-e-pet-shop', 'VeterinaryCare'],
      ['Academia', 'academia', 'HealthClub'],
    ],
  },
  {
    name: 'Imóveis',
    slug: 'imoveis',
    icon: 'building',
    schemaType: 'RealEstateAgent',
    within: [
      ['Imobiliária', 'imobiliaria', 'RealEstateAgent'],
      ['Corretor', 'corretor', 'RealEstateAgent'],
      ['Loteamento', 'loteamento', 'RealEstateAgent'],
    ],
  },
  {
    name: 'Transporte',
    slug: 'transporte',
    icon: 'car',
    schemaType: 'LocalBusiness',
    within: [
      ['Táxi e mototáxi', 'taxi-e-mototaxi', 'TaxiService'],
      ['Vans e ônibus', 'vans-e-onibus', 'LocalBusiness'],
      ['Aluguel de veículos', 'aluguel-de-veiculos', 'AutoRental'],
      ['Posto de combustível', 'posto-de-combustivel', 'GasStation'],
      ['Guincho', 'guincho', 'AutomotiveBusiness'],
    ],
  },
  {
    name: 'Serviços públicos',
    slug: 'servicos-publicos',
    icon: 'landmark',
    schemaType: 'GovernmentOffice',
    within: [
      ['Prefeitura e secretarias', 'prefeitura-e-secretarias', 'GovernmentOffice'],
      ['Posto de saúde e hospital', 'posto-de-saude-e-hospital', 'Hospital'],
      ['Polícia e bombeiros', 'policia-e-bombeiros', 'EmergencyService'],
      ['Cartório', 'cartorio', 'Notary'],
      ['Correios', 'correios', 'PostOffice'],
      ['Escola', 'escola', 'LocalBusiness'],
    ],
  },
]
