import { type ActionTexts, always, type Details, quoted, text } from './action-texts.ts'

function listings({ listings: count }: Details): string {
  if (typeof count !== 'number' || count === 0) return ''
  return count === 1 ? ' com 1 cadastro' : ` com ${count} cadastros`
}

/** the commercial guide. */
export const GUIDE_ACTIONS = {
  'establishment.created': { name: 'Cadastro começado', did: always('começou um cadastro') },
  'establishment.updated': { name: 'Cadastro alterado', did: always('alterou um cadastro') },
  'establishment.hours-set': {
    name: 'Horário gravado',
    did: always('gravou o horário de um estabelecimento'),
  },
  'establishment.photos-set': {
    name: 'Fotos gravadas',
    did: always('gravou as fotos de um estabelecimento'),
  },
  'establishment.submitted': {
    name: 'Cadastro enviado',
    did: always('enviou um cadastro para análise'),
  },
  'establishment.approved': {
    name: 'Cadastro aprovado',
    did: always('aprovou e publicou um cadastro'),
  },
  'establishment.rejected': {
    name: 'Cadastro recusado',
    did: always('recusou um cadastro'),
  },
  'establishment.suspended': {
    name: 'Estabelecimento suspenso',
    did: always('suspendeu um estabelecimento'),
  },
  'establishment.restored': {
    name: 'Estabelecimento de volta',
    did: always('pôs um estabelecimento de volta no ar'),
  },
  'establishment.archived': {
    name: 'Estabelecimento arquivado',
    did: always('arquivou um estabelecimento'),
  },
  'establishment.changes-approved': {
    name: 'Alterações aprovadas',
    did: always('aprovou alterações de um estabelecimento'),
  },
  'establishment.changes-rejected': {
    name: 'Alterações recusadas',
    did: always('recusou alterações de um estabelecimento'),
  },
  'establishment.featured': {
    name: 'Destaque dado',
    did: always('pôs um estabelecimento em destaque'),
  },
  'establishment.unfeatured': {
    name: 'Destaque tirado',
    did: always('tirou um estabelecimento do destaque'),
  },
  'establishment.merged': {
    name: 'Cadastros unidos',
    did: always('uniu dois cadastros do mesmo lugar'),
  },
  'establishment.told-apart': {
    name: 'Cadastros diferentes',
    did: always('anotou que dois cadastros parecidos são lugares diferentes'),
  },
  'establishments.imported': { name: 'Planilha importada', did: always('importou uma planilha') },
  'establishments.exported': {
    name: 'Guia exportado',
    did: always('baixou a planilha do guia'),
  },
  'category.created': {
    name: 'Categoria criada',
    did: ({ name }) => `criou a categoria${quoted(name)}`,
  },
  'category.updated': {
    name: 'Categoria alterada',
    did: ({ name, to }) =>
      text(to)
        ? `mudou o nome da categoria${quoted(name)} para${quoted(to)}`
        : `mudou o ícone da categoria${quoted(name)}`,
  },
  'category.moved': {
    name: 'Subcategoria movida',
    did: (details) =>
      `moveu a subcategoria${quoted(details.name)} para${quoted(details.to)}${listings(details)}`,
  },
  'category.reordered': {
    name: 'Categorias reordenadas',
    did: always('mudou a ordem das categorias'),
  },
  'category.archived': {
    name: 'Categoria arquivada',
    did: ({ name }) => `arquivou a categoria${quoted(name)}`,
  },
  'category.merged': {
    name: 'Categorias juntadas',
    did: (details) =>
      `juntou a categoria${quoted(details.name)} a${quoted(details.to)}${listings(details)}`,
  },
  'category.restored': {
    name: 'Categoria restaurada',
    did: ({ name }) => `restaurou a categoria${quoted(name)}`,
  },
  'review.written': { name: 'Avaliação escrita', did: always('avaliou um estabelecimento') },
  'review.edited': { name: 'Avaliação alterada', did: always('alterou a própria avaliação') },
  'review.removed': { name: 'Avaliação apagada', did: always('apagou uma avaliação') },
  'review.approved': { name: 'Avaliação publicada', did: always('publicou uma avaliação') },
  'review.rejected': {
    name: 'Avaliação recusada',
    did: always('recusou uma avaliação'),
  },
  'review.replied': { name: 'Avaliação respondida', did: always('respondeu a uma avaliação') },
  'review.reply-removed': {
    name: 'Resposta apagada',
    did: always('apagou a resposta a uma avaliação'),
  },
  'claim.made': { name: 'Reivindicação feita', did: always('reivindicou um estabelecimento') },
  'claim.approved': {
    name: 'Reivindicação aprovada',
    did: always('aprovou uma reivindicação'),
  },
  'claim.rejected': {
    name: 'Reivindicação recusada',
    did: always('recusou uma reivindicação'),
  },
  'report.resolved': { name: 'Aviso resolvido', did: always('resolveu um aviso de erro') },
  'report.dismissed': { name: 'Aviso descartado', did: always('descartou um aviso de erro') },
  'team.invited': { name: 'Convite enviado', did: always('convidou alguém para a equipe') },
  'team.invitation-cancelled': {
    name: 'Convite cancelado',
    did: always('cancelou um convite para a equipe'),
  },
  'team.joined': { name: 'Entrada na equipe', did: always('entrou na equipe') },
  'team.left': { name: 'Saída da equipe', did: always('saiu da equipe') },
  'team.removed': { name: 'Pessoa fora da equipe', did: always('tirou alguém da equipe') },
  'team.role-changed': {
    name: 'Papel na equipe mudado',
    did: always('mudou o papel de alguém na equipe'),
  },
  'media.removed': { name: 'Foto apagada', did: always('apagou uma foto') },
} satisfies ActionTexts
