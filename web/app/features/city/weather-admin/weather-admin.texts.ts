import type { WeatherFault } from '@portal/contract/city/weather/weather.texts'
import { WEATHER_SILENT_HOURS } from '@portal/contract/city/weather/weather-rules'

export const FAULT_WORDS: Record<WeatherFault, string> = {
  'not-allowed': 'O endereço configurado não pode ser chamado.',
  'not-found': 'O endereço configurado não existe.',
  refused: 'O provedor não atendeu.',
  timeout: 'O provedor não respondeu a tempo.',
  'too-large': 'A resposta era grande demais e foi recusada.',
  redirects: 'O provedor mandou para outro endereço, o que não é seguido.',
  certificate: 'O certificado do provedor não é válido.',
  status: 'O provedor recusou o pedido. Confira a chave.',
  unreadable: 'A resposta não pôde ser lida, ou tinha números impossíveis.',
  elsewhere: 'A resposta era de outro lugar.',
  outdated: 'A resposta era de outro dia.',
}

export const weatherAdminTexts = {
  loading: 'Carregando…',
  loadError: 'Não deu para carregar a previsão do tempo',
  off: 'Nenhum provedor configurado',
  offText:
    'Quem cuida do servidor põe a chave do serviço pago do Open-Meteo (WEATHER_API_KEY) ou o endereço de um servidor próprio (WEATHER_API_URL). O serviço gratuito não é para sites comerciais e é recusado. Depois, ligue aqui.',
  show: 'Mostrar a previsão',
  showHint: 'No início, nas páginas das praias e na busca.',
  shown: 'Previsão ligada. A primeira leitura já foi pedida',
  hidden: 'Previsão desligada',
  failed: 'Não deu para salvar',
  source: 'Fonte',
  readAt: 'Última leitura boa',
  silentAt: 'Some das páginas',
  askedAt: 'Último pedido',
  never: 'ainda não houve',
  silence: `Uma leitura vale ${WEATHER_SILENT_HOURS} horas. Depois disso o portal não mostra nada, em vez de mostrar o que passou.`,
  isOld: 'Passou da validade: nada aparece agora.',
  fault: 'A última leitura falhou',
  ask: 'Ler agora',
  asked: 'Leitura pedida',
  askedText: 'Fica pronta em alguns segundos. Atualize para ver.',
  refresh: 'Atualizar',
} as const
