import type { PersonalData } from '@portal/contract/people/accounts/personal-data'

/** For tests only. */
export const SAMPLE_DATA: PersonalData = {
  exported_at: '2026-07-19T12:00:00.000Z',
  names: {
    users: {
      title: 'Conta',
      columns: {
        name: 'Nome',
        image: 'Foto do Google',
        role: { name: 'Papel', values: { user: 'Pessoa com conta' } },
        created_at: 'Conta criada em',
      },
    },
    favourites: { title: 'Lugares salvos', columns: { created_at: 'Salvo em' } },
  },
  data: {
    users: [
      { name: 'Rosângela', image: null, role: 'user', created_at: '2026-07-18T22:42:00+00:00' },
    ],
    favourites: [],
  },
}
