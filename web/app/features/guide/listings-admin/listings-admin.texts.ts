import type { BulkDecision } from '@portal/contract/guide/establishments/moderation'
import type { PlanType } from '@portal/contract/shared/plans'

const number = new Intl.NumberFormat('pt-BR')
const places = (count: number) =>
  count === 1 ? '1 estabelecimento' : `${number.format(count)} estabelecimentos`

/** Badges of spec §4. */
const plans: Record<PlanType, string> = {
  clube: 'Clube',
  atalaia: 'Atalaia',
  macarico: 'Maçarico',
  espadarte: 'Espadarte',
  admin: 'Administrador',
  superadmin: 'Superadmin',
}

type DecisionTexts = {
  /** The button. */
  action: string
  /** What it does, asked for one and for many. */
  ask: (name: string) => string
  askMany: (count: number) => string
  text: string
  done: (name: string) => string
}

const decisions: Record<BulkDecision, DecisionTexts> = {
  approve: {
    action: 'Aprovar',
    ask: (name) => `Aprovar e publicar ${name}?`,
    askMany: (count) => `Aprovar e publicar ${places(count)}?`,
    text: 'A página entra no guia na hora e quem cadastrou recebe um e-mail.',
    done: (name) => `${name} está no ar`,
  },
  reject: {
    action: 'Recusar',
    ask: (name) => `Recusar o cadastro de ${name}?`,
    askMany: (count) => `Recusar ${places(count)}?`,
    text: 'Quem cadastrou recebe o motivo por e-mail, pode corrigir e enviar de novo.',
    done: (name) => `Cadastro de ${name} recusado`,
  },
  suspend: {
    action: 'Suspender',
    ask: (name) => `Suspender ${name}?`,
    askMany: (count) => `Suspender ${places(count)}?`,
    text: 'A página sai do guia na hora. Quem cadastrou lê o motivo, e só a equipe a põe de volta.',
    done: (name) => `${name} saiu do ar`,
  },
  restore: {
    action: 'Colocar de volta no ar',
    ask: (name) => `Colocar ${name} de volta no ar?`,
    askMany: (count) => `Colocar ${places(count)} de volta no ar?`,
    text: 'A página volta ao guia na hora, como estava.',
    done: (name) => `${name} está no ar`,
  },
  archive: {
    action: 'Arquivar',
    ask: (name) => `Arquivar ${name}?`,
    askMany: (count) => `Arquivar ${places(count)}?`,
    text: 'A página sai do guia. O que foi publicado pode voltar; o resto precisa ser enviado de novo.',
    done: (name) => `${name} foi arquivado`,
  },
}

/** Every sentence of the administrators' table of listings. */
export const listingsAdminTexts = {
  plans,
  decisions,
  caption: 'Estabelecimentos do guia',
  loading: 'Carregando os estabelecimentos…',
  loadError: 'Não deu para carregar os estabelecimentos',
  count: (total: number, isExact: boolean) =>
    isExact ? places(total) : `Mais de ${places(total)}`,
  filters: {
    search: 'Buscar pelo nome',
    status: 'Situação',
    category: 'Categoria',
    allCategories: 'Todas',
    plan: 'Plano',
    owner: 'Responsável',
    nobody: 'Sem responsável',
    onePerson: 'Só de uma pessoa',
    demo: 'Exemplos',
    onlyDemo: 'Só exemplos',
    noDemo: 'Sem exemplos',
    any: 'Todas',
  },
  none: {
    title: 'O guia ainda está vazio',
    text: 'O que for cadastrado ou importado aparece aqui.',
    filteredTitle: 'Nenhum estabelecimento encontrado',
    filteredText: 'Confira o nome ou limpe os filtros.',
  },
  columns: {
    name: 'Nome',
    status: 'Situação',
    owner: 'Responsável e plano',
    updated: 'Atualizado',
  },
  nobody: 'sem responsável',
  demo: 'exemplo',
  waitingChanges: 'alteração esperando',
  open: 'ver detalhes',
  skipped: 'Ficou como estava: alguém mudou a situação dele há pouco.',
  details: {
    address: 'Endereço da página',
    status: 'Situação',
    reason: 'Motivo',
    category: 'Categoria',
    neighbourhood: 'Bairro',
    owner: 'Responsável',
    plan: 'Plano',
    rating: 'Nota',
    ratingOf: (mean: string, count: number) =>
      count === 1 ? `${mean} (1 avaliação)` : `${mean} (${number.format(count)} avaliações)`,
    created: 'Cadastrado em',
    updated: 'Atualizado em',
    edit: 'Editar o cadastro',
    page: 'Ver a página no guia',
    ownerLink: 'Ver o responsável',
    history: 'Ver na auditoria',
    queue: 'Decidir a alteração que espera',
    whole: 'Cadastro completo',
  },
  begin: {
    action: 'Cadastrar negócio',
    title: 'Cadastrar um negócio no guia',
    text: 'Ele começa como rascunho e sem responsável: quem for o dono pode reivindicá-lo depois.',
    name: 'Nome do negócio',
    category: 'Categoria',
    choose: 'Escolha a categoria',
    missingName: 'Escreva o nome do negócio.',
    missingCategory: 'Escolha a categoria.',
    create: 'Começar o cadastro',
    failed: 'Não deu para começar o cadastro',
  },
  editing: {
    back: 'Todos os estabelecimentos',
    parts: 'Partes do cadastro',
    screens: { negocio: 'Dados', horarios: 'Horários', fotos: 'Fotos' },
    readOnly: 'Só a administração altera cadastros',
    readOnlyText: 'Você pode ler este cadastro e decidir sobre ele na moderação.',
    publish: 'Publicar no guia',
    published: (name: string) => `${name} está no ar`,
    publishFailed: 'Ainda não deu para publicar',
    missing: (fields: readonly string[]) => `Falta preencher: ${fields.join(', ')}.`,
  },
  reason: {
    label: 'Motivo',
    tooShort: 'Escreva o motivo: quem cadastrou vai ler.',
  },
  isFeatured: 'em destaque',
  featured: {
    label: 'Em destaque até o fim do dia',
    hint: 'Aparece antes dos outros e com o selo de destaque, em qualquer plano.',
    now: (day: string) => `Está em destaque até ${day}.`,
    missing: 'Escolha até que dia fica em destaque.',
    start: 'Colocar em destaque',
    change: 'Mudar a data',
    end: 'Tirar do destaque',
    started: (name: string) => `${name} está em destaque`,
    ended: (name: string) => `${name} saiu do destaque`,
    failed: 'Não deu para mudar o destaque',
  },
  failed: 'Não deu para mudar a situação',
} as const
