import { hourOfClock } from '@portal/contract/shared/clock.texts'

/** Every sentence of "Avisos". */
export const notificationsTexts = {
  bell: (count: number) =>
    count === 0 ? 'Avisos' : count === 1 ? 'Avisos: 1 não lido' : `Avisos: ${count} não lidos`,
  told: {
    title: 'O que chegou',
    intro: 'Tudo o que o portal avisou a você nos últimos 90 dias.',
    loading: 'Lendo seus avisos…',
    loadError: 'Não deu para ler seus avisos',
    empty: 'Nenhum aviso ainda. O que chegar aparece aqui.',
    unread: 'Não lido',
    readAll: 'Marcar todos como lidos',
    failed: 'Erro ao marcar como lidos',
  },
  device: {
    title: 'Este aparelho',
    loading: 'Vendo se este aparelho recebe avisos…',
    loadError: 'Não deu para ver os aparelhos',
    off: 'Ligue para ouvir na hora um pedido ou uma reserva, mesmo com o portal fechado. O navegador vai perguntar se permite: toque em Permitir.',
    turnOn: 'Ligar avisos neste aparelho',
    on: 'Este aparelho recebe avisos enquanto sua conta estiver aberta nele.',
    test: 'Mandar um aviso de teste',
    testSent: 'Aviso de teste a caminho',
    testSentText:
      'Se não tocar em um minuto, veja se o aparelho está sem silêncio e se a bateria não restringe o navegador.',
    testFailed: 'Não deu para mandar o teste',
    turnOff: 'Desligar neste aparelho',
    turnedOn: 'Avisos ligados neste aparelho',
    turnedOff: 'Avisos desligados neste aparelho',
    failed: 'Não deu para ligar os avisos',
    failedOff: 'Não deu para desligar',
    blockedTitle: 'O navegador bloqueou os avisos',
    blocked: [
      'Toque no cadeado, ao lado do endereço.',
      'Abra Permissões, depois Notificações, e escolha Permitir.',
      'Volte a esta tela e ligue os avisos.',
    ],
    homeScreenTitle: 'No iPhone, só pela tela de início',
    homeScreen: [
      'Toque em Compartilhar, no Safari.',
      'Escolha Adicionar à Tela de Início.',
      'Abra o Guia pelo ícone novo, entre na sua conta e volte aqui.',
    ],
    unsupported:
      'Este navegador não recebe avisos. O que tem prazo vai por e-mail; pedidos também tocam no quadro aberto.',
    others: 'Aparelhos que recebem avisos',
    current: 'Este aparelho',
    since: (moment: string) => `Ligado em ${moment}`,
    remove: 'Tirar',
    removeOf: (device: string) => `Tirar ${device} dos avisos`,
    removed: 'Aparelho tirado dos avisos',
    failedRemove: 'Erro ao tirar o aparelho',
  },
  choices: {
    title: 'O que avisar e onde',
    intro: 'O que tem prazo vai por e-mail quando nenhum aparelho seu toca.',
    loading: 'Lendo suas escolhas…',
    loadError: 'Não deu para ler suas escolhas',
    kind: 'Assunto',
    by: (kind: string, channel: string) => `${kind}: ${channel}`,
    failed: 'Erro ao guardar a escolha',
  },
  quiet: {
    title: 'Horas de silêncio',
    intro: 'O que não toca espera até o fim do silêncio.',
    from: 'Começa',
    until: 'Termina',
    ringing: 'No silêncio, toca',
    limit: 'Avisos sem prazo por dia',
    limitHint: 'Além disso, só na lista daqui.',
    hour: (minutes: number) =>
      hourOfClock(
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
      ),
    none: 'Nenhum',
  },
}
