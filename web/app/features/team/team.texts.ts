import { ROLE_WORDS } from '@portal/contract/establishments/vocabulary'
import type { TeamRole } from '@portal/contract/team/team'

const does: Record<TeamRole, string> = {
  manager: 'Edita o cadastro, responde avaliações e lê as mensagens.',
  staff: 'Lê as mensagens e baixa os cartazes.',
}

/** Every sentence of the team and of its invitations. */
export const teamTexts = {
  roles: ROLE_WORDS,
  does,
  label: 'Equipe do negócio',
  loading: 'Carregando a equipe…',
  loadError: 'Não deu para carregar a equipe',
  members: {
    title: 'Quem cuida deste negócio',
    count: (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
    me: 'você',
    since: (day: string) => `desde ${day}`,
    alone: 'Por enquanto só você. Convide quem ajuda a cuidar do negócio.',
    notManager: 'Só o dono convida, muda papéis e tira pessoas da equipe.',
  },
  role: {
    label: (name: string) => `Papel de ${name}`,
    ask: (name: string, role: string) => `Mudar o papel de ${name} para ${role}?`,
    confirm: 'Mudar papel',
    done: (name: string, role: string) => `${name} agora é ${role}`,
    failed: 'Não deu para mudar o papel',
  },
  remove: {
    action: 'Tirar da equipe',
    ask: (name: string) => `Tirar ${name} da equipe?`,
    text: 'A pessoa perde o acesso na hora. Para voltar, precisa de um novo convite.',
    done: (name: string) => `${name} saiu da equipe`,
    failed: 'Não deu para tirar a pessoa da equipe',
  },
  leave: {
    action: 'Sair da equipe',
    ask: (place: string) => `Sair da equipe de ${place}?`,
    text: 'Você perde o acesso a este negócio na hora. Para voltar, o dono precisa convidar você de novo.',
    done: (place: string) => `Você saiu da equipe de ${place}`,
    failed: 'Não deu para sair da equipe',
  },
  invite: {
    title: 'Convidar alguém',
    email: 'E-mail',
    hint: 'O convite vai por e-mail e vale por 7 dias.',
    emailMissing: 'Escreva o e-mail de quem você quer convidar.',
    emailWrong: 'Confira o e-mail: falta alguma parte.',
    role: 'O que a pessoa poderá fazer',
    send: 'Enviar convite',
    done: (email: string) => `Convite enviado para ${email}`,
    failed: 'Não deu para enviar o convite',
  },
  invitations: {
    title: 'Convites que esperam resposta',
    until: (role: string, day: string) => `${role}, vale até ${day}`,
    expired: 'Vencido',
    resend: 'Enviar de novo',
    cancel: 'Cancelar convite',
    ask: (email: string) => `Cancelar o convite para ${email}?`,
    askText: 'O link que já foi enviado deixa de valer.',
    cancelled: 'Convite cancelado',
    cancelFailed: 'Não deu para cancelar o convite',
  },
  invitation: {
    pageTitle: 'Convite para a equipe',
    loading: 'Abrindo o convite…',
    title: (place: string) => `Convite para a equipe de ${place}`,
    role: 'Seu papel',
    until: 'Vale até',
    accept: 'Aceitar convite',
    wrongAccount: (email: string) => `Você está na conta ${email}.`,
    otherEmail: (email: string) =>
      `Este convite foi enviado para ${email}. Entre com a conta desse e-mail para aceitar.`,
    switchAccount: 'Sair e entrar com outra conta',
    signedOut: (email: string) =>
      `Para aceitar, entre na sua conta ou crie uma com o e-mail ${email}. Depois você volta para cá.`,
    signIn: 'Entrar',
    signUp: 'Criar conta',
    accepted: {
      title: 'Você agora é da equipe',
      text: (place: string, role: string) => `${place}: seu papel é ${role}.`,
      action: 'Abrir o painel do negócio',
    },
    own: {
      title: 'Você já é dono deste negócio',
      text: 'Não precisa de convite: o painel é seu.',
    },
    invalid: {
      title: 'Este convite não vale mais',
      text: 'Ele pode ter vencido, já ter sido usado ou ter sido cancelado. Peça um novo a quem convidou.',
      member: 'Se você já aceitou, o negócio está no seu painel.',
      action: 'Ir para o início',
      dashboard: 'Abrir meu painel',
    },
    failed: {
      title: 'Não deu para abrir o convite',
      connection: 'Confira sua internet e tente de novo.',
      retry: 'Tentar de novo',
    },
    acceptFailed: 'Não deu para aceitar o convite',
  },
} as const
