import type { PersonNames } from '../../../platform/database/person-rows.ts'

/** What a person reads of their account. */
export const names = {
  users: {
    title: 'Conta',
    columns: {
      id: 'Código da conta',
      email: 'E-mail',
      email_verified: 'E-mail confirmado',
      name: 'Nome',
      image: 'Endereço da foto do Google',
      role: {
        name: 'Papel no portal',
        values: {
          user: 'Pessoa com conta',
          reporter: 'Repórter',
          moderator: 'Moderação',
          editor: 'Edição',
          admin: 'Administração',
          superadmin: 'Superadministração',
        },
      },
      blocked_at: 'Bloqueada em',
      blocked_reason: 'Motivo do bloqueio',
      two_factor_enabled: 'Verificação em duas etapas',
      created_at: 'Conta criada em',
      updated_at: 'Alterada em',
    },
  },
  accounts: {
    title: 'Formas de entrar',
    columns: {
      id: 'Código',
      user_id: 'Código da conta',
      account_id: 'Código em quem confirma a entrada',
      provider_id: { name: 'Forma', values: { credential: 'E-mail e senha', google: 'Google' } },
      scope: 'O que o Google nos deixa ver',
      access_token_expires_at: 'Autorização do Google vale até',
      refresh_token_expires_at: 'Renovação da autorização vale até',
      created_at: 'Criada em',
      updated_at: 'Alterada em',
    },
  },
  sessions: {
    title: 'Aparelhos conectados',
    columns: {
      id: 'Código do acesso',
      user_id: 'Código da conta',
      ip_address: 'Endereço IP',
      user_agent: 'Navegador',
      created_at: 'Entrou em',
      updated_at: 'Usado em',
      expires_at: 'Vale até',
      second_factor_at: 'Segunda etapa confirmada em',
    },
  },
  avatars: {
    title: 'Foto da conta',
    columns: { user_id: 'Código da conta', picture: 'Foto', updated_at: 'Guardada em' },
  },
} satisfies PersonNames
