import type { DrawStatus } from '@portal/contract/club/draws/draws.texts'

export const drawsTexts = {
  stale:
    'Outra pessoa mudou este sorteio enquanto você editava. Recarregue para ver a versão atual e tente novamente.',
  noRecord:
    'Sem registro legal (CNPJ, certificado de autorização e regulamento) um sorteio não pode ser aberto nem anunciado.',
  incomplete: 'O registro legal ainda não está completo. Confira os campos indicados.',
  wrongStep: {
    draft: 'O registro legal deste sorteio já foi feito e não muda mais.',
    lawful: 'Um sorteio é aberto depois do registro legal, e uma vez só.',
    open: 'A lista só fecha enquanto o sorteio está aberto.',
    frozen: 'A extração só entra depois que a lista foi fechada e publicada, e uma vez só.',
    drawn: 'Este sorteio ainda não foi realizado.',
  } satisfies Record<DrawStatus, string>,
  certificate: {
    missing: 'Nenhum arquivo chegou. Escolha o certificado e tente de novo.',
    tooLarge: 'O certificado passa de 5 MB. Salve um PDF menor e envie de novo.',
    interrupted: 'O envio do certificado foi interrompido. Tente de novo.',
    notPdf: 'Este arquivo não é um PDF. Baixe o certificado no SCPC e envie o PDF.',
    cut: 'O PDF está incompleto. Baixe o certificado de novo e envie.',
    locked: 'O PDF está protegido por senha. Salve uma cópia sem senha e envie.',
    active: 'O PDF traz programas ou arquivos dentro dele. Imprima-o como PDF e envie a cópia.',
    announced: 'O sorteio já foi anunciado: o certificado publicado com ele não muda mais.',
  },
  certificateEnded:
    'O certificado de autorização não vale até a extração. O sorteio não pode abrir.',
  tooLateToOpen: 'O período de participação já acabou. Faça outro sorteio.',
  notClosedYet: (when: string) => `A lista fecha em ${when}. Antes disso ainda se pode participar.`,
  notOpen: 'Este sorteio não está recebendo participações agora.',
  full: 'Todos os números deste sorteio já foram dados.',
  notAdult: 'Só maiores de 18 anos podem participar.',
  cpfTaken: 'Este CPF já participa deste sorteio.',
  otherRegulation: 'O regulamento mudou. Recarregue a página e leia de novo.',
  extractionTooEarly: (day: string) =>
    `Vale a primeira extração a partir de ${day}, depois de a lista ter sido publicada.`,
  extractionAhead: 'Essa extração ainda não aconteceu.',
  nothingTyped: 'Ninguém digitou a extração ainda.',
  retyped: 'A extração foi digitada de novo por outra pessoa. Recarregue a página.',
  samePerson: 'Quem digitou a extração não pode confirmá-la: peça a outra pessoa da administração.',
  differs:
    'Os números não são os mesmos que a outra pessoa digitou. Confiram no site da Caixa: um dos dois leu errado.',
  noWinner: 'Este prêmio não tem ganhador.',
  ended: 'Este prêmio já foi entregue ou prescreveu.',
  notDelivered: 'O prazo de retirada deste prêmio já acabou.',
  notice: {
    listSubject: (number: number) => `A lista do sorteio ${number} fechou`,
    listLines: (numbers: string, sha256: string, extraction: string) => [
      `Seus números: ${numbers}.`,
      `A lista foi publicada agora, antes da extração de ${extraction}. Esta é a impressão digital dela (SHA-256); guarde para comparar depois:`,
      sha256,
    ],
    listAction: 'Ver a lista publicada',
    winnerSubject: (number: number) => `Você ganhou no sorteio ${number}`,
    winnerLines: (prize: string, lucky: string, until: string) => [
      `O seu número ${lucky} ganhou: ${prize}.`,
      `A equipe do portal vai procurar você para a entrega. O prêmio pode ser retirado até ${until}; depois disso ele prescreve.`,
    ],
    winnerAction: 'Ver o resultado',
    demo: 'Este sorteio é uma demonstração: não há prêmio de verdade.',
  },
  minutes: {
    title: (number: number) => `Ata do sorteio ${number}`,
    demo: 'DEMONSTRAÇÃO. Nenhum prêmio foi distribuído.',
    rows: {
      title: 'Sorteio',
      promoter: 'Empresa promotora',
      adherents: 'Empresas aderentes',
      process: 'Processo SCPC',
      certificate: 'Certificado de autorização',
      period: 'Período de participação',
      regulation: 'Regulamento (SHA-256)',
      list: 'Lista fechada em',
      hash: 'Lista (SHA-256)',
      counts: 'Participação',
      extraction: 'Loteria Federal',
      rule: 'Regra',
      confirmed: 'Extração conferida em',
    },
    counts: (entries: number, people: number) =>
      `${entries.toLocaleString('pt-BR')} números de ${people.toLocaleString('pt-BR')} participantes`,
    extraction: (contest: number, day: string, lines: readonly string[]) =>
      `Extração ${contest}, de ${day}: ${lines.join(', ')}`,
    two: (moment: string) =>
      `${moment}, digitada por uma pessoa da administração e confirmada por outra`,
    winners: 'Ganhadores',
    nobody: 'Sem ganhador: não havia mais números na lista.',
    winner: (prize: number, title: string, value: string) =>
      `${prize}º prêmio: ${title} (${value})`,
    number: (drawn: string, number: string, participant: string) =>
      `Sorteado ${drawn}, vale o número ${number}, participante ${participant}`,
    masked:
      'Os nomes aparecem só com a primeira letra. A ata com os nomes inteiros fica com a empresa promotora.',
  },
} as const
