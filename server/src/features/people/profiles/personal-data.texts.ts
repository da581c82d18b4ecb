import type { PersonNames } from '../../../platform/database/person-rows.ts'

/** What a person reads of their profile and their consents. */
export const names = {
  profiles: {
    title: 'Perfil',
    columns: {
      id: 'Código do perfil',
      user_id: 'Código da conta',
      full_name: 'Nome completo',
      whatsapp: 'WhatsApp',
      whatsapp_confirmed_at: 'WhatsApp confirmado em',
      state: 'Estado',
      city: 'Cidade',
      birth_date: 'Data de nascimento',
      accepts_promotions: 'Aceita ofertas e novidades',
      created_at: 'Criado em',
      updated_at: 'Alterado em',
    },
  },
  consents: {
    title: 'Consentimentos',
    columns: {
      id: 'Código',
      user_id: 'Código da conta',
      kind: {
        name: 'Assunto',
        values: {
          promotions: 'Ofertas e novidades',
          terms: 'Termos de uso',
          privacy: 'Política de privacidade',
        },
      },
      granted: 'Aceito',
      text_version: 'Versão do texto',
      origin: 'Onde foi dado',
      at: 'Quando',
    },
  },
} satisfies PersonNames
