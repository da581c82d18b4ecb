import { FIELD_WORDS } from '../../guide/establishments/vocabulary.ts'
import { dayWords } from '../../shared/moment-words.ts'
import {
  type ActionTexts,
  always,
  became,
  type Change,
  type Details,
  EMPTY,
  fieldCount,
  listedFields,
  momentIn,
  quoted,
  STATE_WORDS,
  text,
  wordIn,
} from './action-texts.ts'

function listings({ listings: count }: Details): string {
  if (typeof count !== 'number' || count === 0) return ''
  return count === 1 ? ' com 1 cadastro' : ` com ${count} cadastros`
}

const status = became('Situação', STATE_WORDS)

function prominence({ from, to }: Details): Change {
  const until = (value: unknown) => {
    const moment = momentIn(value)
    return moment ? dayWords(moment) : EMPTY
  }
  return { field: 'Destaque até', values: { from: until(from), to: until(to) } }
}

/** What is public changes at once; of the rest the page shows the old until it is looked at. */
function editing(details: Details): string {
  const changed = listedFields(details)
  if (changed.length > 0) return `mudou ${fieldsText(changed)}`
  const { waiting } = details
  return Array.isArray(waiting) && waiting.length > 0
    ? `pediu para mudar ${fieldsText(waiting)}`
    : 'mudou o cadastro'
}

/** "o campo Telefone", "2 campos" */
function fieldsText(fields: readonly unknown[]): string {
  const [only, ...others] = fields
  const word = others.length === 0 ? wordIn(FIELD_WORDS, only) : undefined
  return word ? `o campo ${word}` : fieldCount(fields.length)
}

/** the commercial guide. */
export const GUIDE_ACTIONS = {
  'establishment.created': {
    name: 'Cadastro começado',
    kind: 'establishment',
    did: (_, { of }) => `começou o cadastro ${of}`,
  },
  'establishment.updated': {
    name: 'Cadastro alterado',
    kind: 'establishment',
    did: (details, { of }) => `${editing(details)} ${of}`,
  },
  'establishment.hours-set': {
    name: 'Horário gravado',
    kind: 'establishment',
    did: (_, { of }) => `gravou o horário ${of}`,
  },
  'establishment.photos-set': {
    name: 'Fotos gravadas',
    kind: 'establishment',
    did: (_, { of }) => `gravou as fotos ${of}`,
  },
  'establishment.submitted': {
    name: 'Cadastro enviado',
    kind: 'establishment',
    did: (_, { of }) => `enviou para análise o cadastro ${of}`,
  },
  'establishment.approved': {
    name: 'Cadastro aprovado',
    kind: 'establishment',
    did: (_, { the }) => `aprovou e publicou ${the}`,
    change: status,
  },
  'establishment.rejected': {
    name: 'Cadastro recusado',
    kind: 'establishment',
    did: (_, { of }) => `recusou o cadastro ${of}`,
    change: status,
  },
  'establishment.suspended': {
    name: 'Estabelecimento suspenso',
    kind: 'establishment',
    did: (_, { the }) => `suspendeu ${the}`,
    change: status,
  },
  'establishment.restored': {
    name: 'Estabelecimento de volta',
    kind: 'establishment',
    did: (_, { the }) => `pôs de volta no ar ${the}`,
    change: status,
  },
  'establishment.archived': {
    name: 'Estabelecimento arquivado',
    kind: 'establishment',
    did: (_, { the }) => `arquivou ${the}`,
    change: status,
  },
  'establishment.changes-approved': {
    name: 'Alterações aprovadas',
    kind: 'establishment',
    did: (_, { of }) => `aprovou alterações ${of}`,
  },
  'establishment.changes-rejected': {
    name: 'Alterações recusadas',
    kind: 'establishment',
    did: (_, { of }) => `recusou alterações ${of}`,
  },
  'establishment.featured': {
    name: 'Destaque dado',
    kind: 'establishment',
    did: (_, { the }) => `pôs em destaque ${the}`,
    change: prominence,
  },
  'establishment.unfeatured': {
    name: 'Destaque tirado',
    kind: 'establishment',
    did: (_, { the }) => `tirou do destaque ${the}`,
    change: prominence,
  },
  'establishment.merged': {
    name: 'Cadastros unidos',
    kind: 'establishment',
    did: (_, { of }) => `uniu um cadastro repetido ao ${of}`,
  },
  'establishment.told-apart': {
    name: 'Cadastros diferentes',
    kind: 'establishment',
    did: (_, { of }) => `anotou que um cadastro parecido com o ${of} é de outro lugar`,
  },
  'establishments.imported': {
    name: 'Planilha importada',
    kind: 'establishment',
    did: always('importou uma planilha'),
  },
  'establishments.exported': {
    name: 'Guia exportado',
    kind: 'establishment',
    did: always('baixou a planilha do guia'),
  },
  'category.created': {
    name: 'Categoria criada',
    kind: 'category',
    did: (_, { the }) => `criou ${the}`,
  },
  'category.updated': {
    name: 'Categoria alterada',
    kind: 'category',
    did: ({ to }, { of }) => `mudou o ${text(to) ? 'nome' : 'ícone'} ${of}`,
    change: ({ name, to }) => (text(to) ? became('Nome')({ from: name, to }) : null),
  },
  'category.moved': {
    name: 'Subcategoria movida',
    kind: 'category',
    did: (details, { the }) => `moveu ${the} para${quoted(details.to)}${listings(details)}`,
    change: became('Dentro de'),
  },
  'category.reordered': {
    name: 'Categorias reordenadas',
    kind: 'category',
    did: always('mudou a ordem das categorias'),
  },
  'category.archived': {
    name: 'Categoria arquivada',
    kind: 'category',
    did: (_, { the }) => `arquivou ${the}`,
  },
  'category.merged': {
    name: 'Categorias juntadas',
    kind: 'category',
    did: (details, { the }) => `juntou ${the} a${quoted(details.to)}${listings(details)}`,
  },
  'category.restored': {
    name: 'Categoria restaurada',
    kind: 'category',
    did: (_, { the }) => `restaurou ${the}`,
  },
  'review.written': {
    name: 'Avaliação escrita',
    kind: 'review',
    did: (_, { the }) => `avaliou ${the}`,
  },
  'review.edited': {
    name: 'Avaliação alterada',
    kind: 'review',
    did: (_, { of }) => `alterou a própria avaliação ${of}`,
  },
  'review.removed': {
    name: 'Avaliação apagada',
    kind: 'review',
    did: (_, { of }) => `apagou uma avaliação ${of}`,
  },
  'review.approved': {
    name: 'Avaliação publicada',
    kind: 'review',
    did: (_, { of }) => `publicou uma avaliação ${of}`,
  },
  'review.rejected': {
    name: 'Avaliação recusada',
    kind: 'review',
    did: (_, { of }) => `recusou uma avaliação ${of}`,
  },
  'review.replied': {
    name: 'Avaliação respondida',
    kind: 'review',
    did: (_, { of }) => `respondeu a uma avaliação ${of}`,
  },
  'review.reply-removed': {
    name: 'Resposta apagada',
    kind: 'review',
    did: (_, { of }) => `apagou a resposta a uma avaliação ${of}`,
  },
  'claim.made': {
    name: 'Reivindicação feita',
    kind: 'claim',
    did: (_, { the }) => `reivindicou ${the}`,
  },
  'claim.approved': {
    name: 'Reivindicação aprovada',
    kind: 'claim',
    did: (_, { of }) => `aprovou uma reivindicação ${of}`,
  },
  'claim.rejected': {
    name: 'Reivindicação recusada',
    kind: 'claim',
    did: (_, { of }) => `recusou uma reivindicação ${of}`,
  },
  'report.resolved': {
    name: 'Aviso resolvido',
    kind: 'report',
    did: (_, { the }) => `resolveu um relato sobre ${the}`,
  },
  'report.dismissed': {
    name: 'Aviso descartado',
    kind: 'report',
    did: (_, { the }) => `descartou um relato sobre ${the}`,
  },
  'team.invited': {
    name: 'Convite enviado',
    kind: 'establishment',
    did: (_, { of }) => `convidou alguém para a equipe ${of}`,
  },
  'team.invitation-cancelled': {
    name: 'Convite cancelado',
    kind: 'establishment',
    did: (_, { of }) => `cancelou um convite para a equipe ${of}`,
  },
  'team.joined': {
    name: 'Entrada na equipe',
    kind: 'establishment',
    did: (_, { of }) => `entrou na equipe ${of}`,
  },
  'team.left': {
    name: 'Saída da equipe',
    kind: 'establishment',
    did: (_, { of }) => `saiu da equipe ${of}`,
  },
  'team.removed': {
    name: 'Pessoa fora da equipe',
    kind: 'establishment',
    did: (_, { of }) => `tirou alguém da equipe ${of}`,
  },
  'team.role-changed': {
    name: 'Papel na equipe mudado',
    kind: 'establishment',
    did: (_, { of }) => `mudou o papel de alguém na equipe ${of}`,
  },
  'team.ownership-offered': {
    name: 'Posse oferecida',
    kind: 'establishment',
    did: (_, { of }) => `ofereceu a posse a alguém da equipe ${of}`,
  },
  'team.ownership-offer-withdrawn': {
    name: 'Oferta de posse retirada',
    kind: 'establishment',
    did: (_, { of }) => `retirou ou recusou a oferta de posse ${of}`,
  },
  'team.connections-revoked': {
    name: 'Chaves trocadas',
    kind: 'establishment',
    did: (_, { of }) => `encerrou convites, links e conexões ${of}`,
  },
  'team.ownership-accepted': {
    name: 'Negócio passado a outra pessoa',
    kind: 'establishment',
    did: (_, { of }) => `aceitou a posse ${of}`,
  },
  'message.replied': {
    name: 'Mensagem respondida',
    kind: 'establishment',
    did: (_, { of }) => `respondeu a uma mensagem ${of}`,
  },
  'message.settled': {
    name: 'Mensagem respondida fora do portal',
    kind: 'establishment',
    did: (_, { of }) => `disse que respondeu fora do portal a uma mensagem ${of}`,
  },
  'message.unsettled': {
    name: 'Mensagem à espera de novo',
    kind: 'establishment',
    did: (_, { of }) => `pôs de novo à espera uma mensagem ${of}`,
  },
  'message.written-to-guest': {
    name: 'Mensagem a hóspede',
    kind: 'establishment',
    did: (_, { of }) => `escreveu a um hóspede em nome ${of}`,
  },
  'media.described': {
    name: 'Foto descrita',
    kind: 'photo',
    did: always('mudou a descrição de uma foto'),
  },
  'media.replaced': {
    name: 'Foto trocada',
    kind: 'photo',
    did: ({ uses }) =>
      typeof uses === 'number' && uses > 1
        ? `trocou uma foto nos ${uses} lugares onde aparecia`
        : 'trocou uma foto por outra',
  },
  'media.removed': { name: 'Foto apagada', kind: 'photo', did: always('apagou uma foto') },
} satisfies ActionTexts
