import type { ForeignReason } from '../../../platform/foreign/foreign-kind.ts'
import type { Unreached } from '../../../platform/outgoing/guarded-request.ts'

const some = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`

const UNREACHED: Record<Unreached, string> = {
  'not-allowed': 'O endereço não é público ou não usa https.',
  'not-found': 'O nome do endereço não existe.',
  refused: 'Ninguém atendeu neste endereço.',
  timeout: 'O endereço demorou demais para responder.',
  'too-large': 'O arquivo é maior do que conseguimos ler (30 MB).',
  redirects: 'O endereço leva para outro lugar vezes demais. Use o endereço final.',
  certificate: 'O certificado de segurança do endereço não é válido.',
}

/** What the people of an agency read about their feed. */
export const feedTexts = {
  /** Why the whole file was refused. */
  unreadable: {
    empty: 'O endereço respondeu um arquivo vazio.',
    html: 'O endereço abre uma página de internet, e não o arquivo XML. Peça o endereço do XML.',
    'not-xml': 'O arquivo não é um XML.',
    unclosed: 'O XML está incompleto ou malformado: uma etiqueta não fecha.',
    entities: 'O XML traz declarações próprias (DOCTYPE), que não aceitamos por segurança.',
    'too-deep': 'O XML tem etiquetas dentro de etiquetas demais.',
    'too-many': (most: number) =>
      `O arquivo tem mais de ${most.toLocaleString('pt-BR')} imóveis, o máximo que lemos.`,
    encoding: (name: string) => `O XML diz usar a codificação ${name.slice(0, 30)}, que não lemos.`,
    'unknown-format':
      'O XML não é VRSync, NETSync, ZAP nem Chaves na Mão. Confira o formato no seu sistema.',
  },
  /** Why one listing was refused. */
  refused: {
    broken: 'O anúncio não pôde ser lido.',
    tooWide: 'O anúncio é grande demais para ser lido.',
    noCode: 'Sem código do imóvel.',
    longCode: 'O código tem mais de 50 caracteres.',
    repeatedCode: 'O código se repete no arquivo.',
    codeByHand:
      'Já existe um imóvel com este código, cadastrado à mão. Arquive-o para trazer este.',
    noOffer: 'Não diz se é venda, aluguel ou temporada.',
    noPrice: 'Sem preço.',
    badPrice: (written: string) => `Não entendemos o preço “${written.slice(0, 30)}”.`,
    noNeighbourhood: 'Sem bairro.',
    otherCity: (city: string, own: string) =>
      `Fica em ${city.slice(0, 60)}; aqui entram imóveis de ${own}.`,
    overPlan: (most: number) => `O plano guarda até ${some(most, 'imóvel', 'imóveis')}.`,
  },
  warnings: {
    mangled: 'Há acentos trocados no arquivo: ele diz usar uma codificação e usa outra.',
    notUtf8: 'O arquivo diz ser UTF-8 e não é: lido como windows-1252.',
    unknownType: (written: string) =>
      written
        ? `Tipo “${written.slice(0, 40)}” desconhecido: entra como “Outro imóvel”.`
        : 'Sem tipo: entra como “Outro imóvel”.',
    noTitle: 'Sem título: fizemos um com o tipo e o bairro.',
    contactsCut: 'Telefone, e-mail ou link tirado do texto.',
    textCut: 'Texto cortado: passa do tamanho que cabe.',
    weekly: 'Aluguel por semana: dividido por 7 para a diária.',
    yearly: 'Aluguel por ano: dividido por 12 para o mês.',
    noPeriod: 'Temporada sem período: lida como diária.',
    badCep: 'CEP inválido: ficou de fora.',
    badPin: 'Ponto do mapa fora da região: ficou de fora.',
    badCost: (what: string) => `${what} não entendido: ficou de fora.`,
    suites: 'Mais suítes do que quartos: as suítes ficaram de fora.',
    noPhotos: 'Sem fotos.',
    photosCut: (most: number) => `Mais de ${most} fotos: entram as primeiras.`,
  },
  nameless: (number: number) => `Anúncio nº ${number.toLocaleString('pt-BR')} do arquivo`,
  /** Beside a good or a refused reading. */
  reading: {
    status: (status: number) =>
      status === 401 || status === 403
        ? `O endereço recusou a leitura (${status}).`
        : status === 404
          ? 'O arquivo não existe mais neste endereço (404).'
          : `O endereço respondeu com um erro (${status}).`,
    unreached: (reason: Unreached) => UNREACHED[reason],
    foreign: (reason: ForeignReason) =>
      reason === 'switched-off'
        ? 'O arquivo parou o nosso leitor três vezes, e não é mais lido sozinho. Corrija-o no seu sistema e confira o feed.'
        : 'O arquivo é complicado demais para ser lido.',
    nothing: 'O arquivo não traz nenhum imóvel que possa entrar.',
    tooManyGone: (gone: number, of: number) =>
      `${some(gone, 'imóvel sumiu', 'imóveis sumiram')} de ${of.toLocaleString('pt-BR')} de uma vez.`,
    urlLost: 'O endereço guardado não vale mais. Conecte o feed de novo.',
  },
  /** Refusals of what the owner asks. */
  address: 'O endereço precisa ser https e público.',
  notConnected: 'Nenhum feed conectado.',
  notLooked: 'Confira primeiro o que viria do feed.',
  changed: 'O feed mudou depois que você conferiu. Confira de novo.',
  busy: 'O feed já está sendo lido. Espere a leitura terminar.',
  module: 'Ligue primeiro o módulo de imóveis no cadastro do negócio.',
  email: {
    subject: (name: string) => `O feed de imóveis de ${name} parou`,
    lines: (failure: string, hasCopy: boolean, isOff: boolean) => [
      `Não deu para trazer os imóveis do seu feed: ${failure}`,
      hasCopy
        ? 'Os imóveis da última leitura boa continuam na página, como estavam.'
        : 'Nenhum imóvel entrou ainda.',
      isOff
        ? 'Não tentamos mais sozinhos. Depois de corrigir o arquivo, confira o feed no painel.'
        : 'Tentamos de novo sozinhos. No painel dá para ver o motivo e conferir o feed.',
    ],
    action: 'Ver o feed',
  },
  crm: {
    status: (status: number) =>
      status === 401 || status === 403
        ? `O CRM recusou o usuário ou a senha (${status}).`
        : `O CRM respondeu com um erro (${status}).`,
    unreached: (reason: Unreached) =>
      reason === 'timeout' ? 'O CRM não respondeu em 5 segundos.' : UNREACHED[reason],
    secretLost: 'A senha guardada não vale mais. Escreva de novo.',
  },
} as const
