import type { TeamRole } from '@portal/contract/guide/team/team'
import { ROLE_WORDS, sentenceOfRole } from '@portal/contract/guide/team/team-rights'

/** Every sentence of teams that a person reads from the server. */
export const teamTexts = {
  byLink: 'Convite por link',
  isOwner: 'Este é o e-mail do dono do negócio.',
  isMember: 'Esta pessoa já faz parte da equipe.',
  full: (most: number) =>
    `A equipe pode ter até ${most} pessoas, contando os convites. Tire alguém ou cancele um convite.`,
  mailboxFull:
    'Este e-mail já recebeu convites hoje. Peça à pessoa que olhe a caixa de entrada e o spam, ou convide de novo amanhã.',
  invalid: 'Este convite não vale mais. Peça um novo a quem convidou.',
  otherEmail:
    'Este convite foi enviado a outro e-mail. Entre com a conta desse e-mail para aceitar.',
  ownPlace: 'Você já é dono deste negócio.',
  offerGone: 'Esta oferta não vale mais. Peça ao dono que ofereça o negócio de novo.',
  linkText: (establishment: string, url: string) =>
    `Convite para a equipe de ${establishment} no portal. O link vale para uma pessoa, por 3 dias: ${url}`,
  ownership: {
    someone: 'Alguém da equipe',
    /** To who was asked. */
    asked: {
      subject: (place: string) => `${place}: você aceita ser dono do negócio no portal?`,
      lines: (place: string, other: string) => [
        `${other} quer passar a você o negócio ${place} no portal. A oferta vale por 7 dias.`,
        'Quem é dono edita tudo, convida e tira pessoas da equipe. O plano é de cada pessoa e não passa junto: a página segue o seu plano e, sem plano, vira cartão básico; nada se apaga.',
      ],
      action: 'Ver a oferta',
    },
    /** To who asked. */
    offered: {
      subject: (place: string) => `Você ofereceu ${place} a alguém da equipe`,
      lines: (place: string, other: string) => [
        `Você ofereceu o negócio ${place} a ${other}. Nada muda até a pessoa aceitar.`,
        'Se não foi você, retire a oferta no painel e troque sua senha.',
      ],
      action: 'Abrir a equipe',
    },
    received: {
      subject: (place: string) => `Você agora é dono de ${place} no portal`,
      lines: (place: string, other: string) => [
        `${other} passou a você o negócio ${place}. A página, as fotos, as avaliações e a equipe continuam como estavam.`,
        'A página segue agora o seu plano. Sem plano ela fica no guia como cartão básico; nada se apaga.',
      ],
      action: 'Abrir o painel',
    },
    given: {
      subject: (place: string) => `${place} tem novo dono`,
      lines: (place: string, other: string) => [
        `${other} aceitou e agora é dono de ${place}. Você continua na equipe como gerente.`,
        'Seu plano continua seu: ele não passa com o negócio nem é cancelado por isso.',
      ],
      action: 'Abrir a equipe',
    },
  },
  /** To the owner, after somebody lost the right to run the place. */
  connections: {
    subject: (place: string) => `${place}: trocamos as chaves do que está conectado`,
    causes: {
      'handed-over': 'O negócio mudou de dono. O que o dono anterior conhecia deixou de valer.',
      claimed: 'O negócio agora é seu. O que outras pessoas conheciam dele deixou de valer.',
      'manager-left':
        'Um gerente deixou a equipe. Para que nada continue com quem saiu, trocamos as chaves.',
    },
    kinds: {
      invitation: (count: number) =>
        `Convites que esperavam resposta: ${count}. Foram cancelados; convide de novo quem você quer na equipe.`,
      'calendar-link': (count: number) =>
        `Endereços do seu calendário: ${count}. Mudaram. Ponha os novos nos outros portais, ou eles não veem mais as noites ocupadas.`,
      'calendar-feed': (count: number) =>
        `Calendários lidos de outros portais: ${count}. Estão em pausa até alguém do negócio ler cada um no painel.`,
      pos: () =>
        'Sistema de caixa: o segredo antigo não vale mais. Gere outro no painel e ponha no sistema.',
      'property-feed': () =>
        'Feed de imóveis: está em pausa. Olhe o que ele traz e confirme no painel.',
      'property-crm': () =>
        'CRM de imóveis: não recebe mais os contatos. Ligue o seu no painel, se quiser.',
    },
    rest: 'A lista do que está conectado fica no painel, em Equipe.',
    action: 'Ver o que está conectado',
  },
  invitation: {
    subject: (establishment: string) => `Convite para a equipe de ${establishment}`,
    lines: (establishment: string, role: TeamRole) => [
      `Você foi convidado para a equipe de ${establishment} no portal, como ${ROLE_WORDS[role]}.`,
      sentenceOfRole(role),
      'Entre com este e-mail, ou crie sua conta com ele, e aceite o convite. O link vale por 7 dias.',
      'Se você não conhece este negócio, ignore esta mensagem.',
    ],
    action: 'Ver o convite',
  },
} as const
