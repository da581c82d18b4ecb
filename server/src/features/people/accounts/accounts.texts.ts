import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import type { PaidPlan } from '@portal/contract/shared/plans'

/** Every sentence of accounts that a person reads from the server. */
export const accountsTexts = {
  invalidCredentials: 'Email ou senha incorretos.',
  blocked:
    'Esta conta está bloqueada. Se você acha que foi engano, escreva para a equipe pela página de contato.',
  tooManyTries:
    'Muitas tentativas de entrar. Espere alguns minutos ou use "Esqueci minha senha": o link que chega por e-mail libera este aparelho.',
  emailTaken: 'Este email já está cadastrado. Faça login para continuar.',
  passwordTooCommon: 'Esta senha é muito comum. Escolha outra.',
  adminPasswordTooShort:
    'Administradores precisam de uma senha com pelo menos 15 caracteres. Use "Esqueci minha senha" para criar outra.',
  birthDateInFuture: 'A data de nascimento não pode ser depois de hoje.',
  linkInvalid: 'Este link não vale mais. Peça um novo.',
  secondFactorWrong:
    'Código incorreto, vencido ou já usado. Espere o aplicativo mostrar o próximo e tente novamente.',
  secondFactorFirst:
    'Antes, confirme que é você: entre novamente e informe o código da verificação em duas etapas.',
  secondFactorOff: 'A verificação em duas etapas já está desativada.',
  secondFactorTaken: 'A verificação em duas etapas já está ativa.',
  wrongPassword: 'Senha incorreta.',
  wrongEmail: 'Digite o e-mail da sua conta para confirmar.',
  passwordNeeded: 'Crie uma senha em "Esqueci minha senha" antes de ativar as duas etapas.',
  freshSignInFirst:
    'Por segurança, saia da conta, entre de novo com o Google e peça a troca nos 10 minutos seguintes.',
  emailUnchanged: 'Este já é o e-mail da sua conta. Escreva o novo.',
  emailChangeOtherAccount:
    'Este link é de outra conta. Entre na conta que pediu a troca e abra o link de novo.',
  emailTakenSince: 'O e-mail antigo já é de outra conta. Fale conosco para recuperar a sua.',
  googleAway: 'A entrada com Google não está disponível agora. Use e-mail e senha.',
  lastSuperadmin: 'O portal precisa de pelo menos um superadministrador.',
  recovery: {
    subject: 'Crie uma nova senha',
    lines: (name: string) => [
      `Olá, ${name}!`,
      'Recebemos um pedido para criar uma nova senha. O link vale por 1 hora e só pode ser usado uma vez.',
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ],
    action: 'Criar nova senha',
  },
  trialWaits: ({ plan, days }: { plan: PaidPlan; days: number }) =>
    `Com a confirmação começam os ${days} dias grátis do plano ${PLAN_NAMES[plan]}.`,
  confirmation: {
    subject: 'Confirme seu e-mail',
    lines: (name: string) => [
      `Olá, ${name}!`,
      'Falta só confirmar que este e-mail é seu. O link vale por 3 dias.',
      'Se não foi você quem criou a conta, ignore esta mensagem.',
    ],
    action: 'Confirmar e-mail',
  },
  emailChange: {
    subject: 'Confirme seu novo e-mail',
    lines: (name: string) => [
      `Olá, ${name}!`,
      'Você pediu para usar este e-mail na sua conta. Abra o link no navegador em que está na conta: até lá, nada muda. Ele vale por 1 hora e só pode ser usado uma vez.',
      'Se não foi você, ignore esta mensagem e não abra o link.',
    ],
    action: 'Usar este e-mail',
  },
  emailInUse: {
    subject: 'Este e-mail já tem uma conta',
    lines: [
      'Olá!',
      'Alguém pediu para usar este e-mail em outra conta do portal. Como ele já é o e-mail da sua, nada mudou.',
      'Se foi você, entre com este e-mail, ou apague esta conta antes de usá-lo na outra. Se não foi, ignore esta mensagem.',
    ],
    action: 'Entrar na conta',
  },
  emailChangeAsked: {
    subject: 'Pedido de troca do e-mail da sua conta',
    lines: (name: string) => [
      `Olá, ${name}!`,
      'Pediram para trocar o e-mail da sua conta por outro. Se foi você, não precisa fazer nada aqui: o link de confirmação está no novo e-mail.',
      'Se não foi você, impeça a troca agora. O link abaixo vale por 3 dias, desfaz a troca se ela já aconteceu e encerra todas as sessões.',
    ],
    action: 'Não fui eu: manter meu e-mail',
  },
  emailChangeAskedUnproved: {
    subject: 'Pedido de troca do e-mail da sua conta',
    lines: (name: string) => [
      `Olá, ${name}!`,
      'Pediram para trocar o e-mail da sua conta por outro. Se foi você, não precisa fazer nada aqui: o link de confirmação está no novo e-mail.',
      'Se não foi você, crie uma nova senha agora: isso impede a troca e encerra todas as sessões.',
    ],
    action: 'Criar nova senha',
  },
  secondFactorEnabled: {
    subject: 'Verificação em duas etapas ativada',
    lines: (name: string) => [
      `Olá, ${name}!`,
      'A verificação em duas etapas da sua conta acaba de ser ativada e as outras sessões foram encerradas.',
      'Se não foi você, crie uma nova senha agora mesmo e fale conosco.',
    ],
    action: 'Criar nova senha',
  },
  secondFactorRemoved: {
    subject: 'Verificação em duas etapas desativada',
    lines: (name: string) => [
      `Olá, ${name}!`,
      'A verificação em duas etapas da sua conta acaba de ser desativada e as outras sessões foram encerradas.',
      'Se não foi você, crie uma nova senha agora mesmo e fale conosco.',
    ],
    action: 'Criar nova senha',
  },
  passwordChanged: {
    subject: 'Sua senha foi alterada',
    lines: (name: string) => [
      `Olá, ${name}!`,
      'A senha da sua conta acaba de ser alterada e as outras sessões foram encerradas.',
      'Se não foi você, crie uma nova senha agora mesmo e fale conosco.',
    ],
    action: 'Criar nova senha',
  },
} as const
