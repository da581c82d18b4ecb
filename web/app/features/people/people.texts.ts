import type { Role } from '@portal/contract/accounts/people'
import type { PlanType } from '@portal/contract/shared/plans'

/** Badges of spec §4. */
const plans: Record<PlanType, string> = {
  clube: 'Clube',
  atalaia: 'Atalaia',
  macarico: 'Maçarico',
  espadarte: 'Espadarte',
  admin: 'Administrador',
  superadmin: 'Superadmin',
}
const roles: Record<Role, string> = {
  user: 'Usuário',
  reporter: 'Repórter',
  moderator: 'Moderador',
  editor: 'Editor',
  admin: 'Administrador',
  superadmin: 'Superadmin',
}
const number = new Intl.NumberFormat('pt-BR')

/** Every sentence of the people's page. */
export const peopleTexts = {
  plans,
  roles,
  unnamed: 'Sem nome',
  unknown: 'não informado',
  loading: 'Carregando as pessoas…',
  loadError: 'Não deu para carregar as pessoas',
  search: 'Buscar por nome ou e-mail',
  plan: 'Plano ou papel',
  allPlans: 'Todos',
  clear: 'Limpar filtros',
  caption: 'Pessoas com conta',
  count: (total: number) => (total === 1 ? '1 pessoa' : `${number.format(total)} pessoas`),
  none: {
    title: 'Ninguém criou conta ainda',
    text: 'Quem se cadastrar no portal aparece aqui.',
    filteredTitle: 'Ninguém encontrado',
    filteredText: 'Confira o nome ou o e-mail, ou limpe os filtros.',
  },
  columns: {
    name: 'Nome e e-mail',
    plan: 'Plano',
    role: 'Papel',
    city: 'Cidade',
    sessions: 'Sessões',
    created: 'Desde',
  },
  details: {
    open: 'ver detalhes',
    email: 'E-mail',
    confirmed: 'confirmado',
    unconfirmed: 'não confirmado',
    whatsapp: 'WhatsApp',
    city: 'Cidade',
    plan: 'Plano',
    planUntil: (plan: string, day: string) => `${plan}, até ${day}`,
    role: 'Papel',
    secondFactor: 'Verificação em duas etapas',
    on: 'ativada',
    off: 'desativada',
    sessions: 'Sessões abertas',
    created: 'Conta criada em',
    history: 'Ver na auditoria',
  },
  changePlan: {
    label: 'Mudar o plano',
    hint: 'Um plano dado por aqui não tem fim até ser retirado.',
    action: 'Mudar plano',
    ask: (name: string, plan: string) => `Mudar o plano de ${name} para ${plan}?`,
    text: 'Vale na hora. A mudança fica registrada na auditoria.',
    done: (name: string, plan: string) => `${name} agora tem o plano ${plan}`,
    failed: 'Não deu para mudar o plano',
  },
  changeRole: {
    label: 'Mudar o papel',
    hint: 'Todas as sessões da pessoa são encerradas.',
    action: 'Mudar papel',
    ask: (name: string, role: string) => `Mudar o papel de ${name} para ${role}?`,
    text: 'As sessões da pessoa são encerradas e ela entra de novo com o novo papel. Fica registrado na auditoria.',
    done: (name: string, role: string) => `${name} agora é ${role}`,
    failed: 'Não deu para mudar o papel',
  },
  endSessions: {
    action: 'Encerrar todas as sessões',
    ask: (name: string) => `Encerrar as sessões de ${name}?`,
    text: 'A pessoa sai de todos os aparelhos e precisa entrar de novo. Fica registrado na auditoria.',
    confirm: 'Encerrar sessões',
    done: (count: number) =>
      count === 1 ? '1 sessão encerrada' : `${number.format(count)} sessões encerradas`,
    failed: 'Não deu para encerrar as sessões',
  },
  total: { label: 'pessoas com conta no portal', one: 'pessoa com conta no portal' },
} as const
