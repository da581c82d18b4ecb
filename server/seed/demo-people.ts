import type { Role } from '@portal/contract/people/accounts/people'
import type { PaidPlan } from '@portal/contract/shared/plans'

/** Invented people, one of each kind; the domain cannot exist, so no mail ever leaves. */
type DemoPerson = {
  email: string
  name: string
  password: string
  plan?: PaidPlan
  role?: Role
  profile?: { whatsapp: string; state: string; city: string; birth_date: string }
}

const PASSWORD = 'salinas-demo-2026'
const ADMIN_PASSWORD = 'salinas-demo-2026-administra'
const born = (birth_date: string, whatsapp: string, city = 'Salinópolis') => ({
  whatsapp,
  state: 'PA',
  city,
  birth_date,
})

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'superadmin@demo.salinas',
    name: 'Benedita Farias',
    password: ADMIN_PASSWORD,
    role: 'superadmin',
    profile: born('1978-03-14', '91900000001'),
  },
  {
    // What one administrator types of a draw, another one confirms.
    email: 'superadmin2@demo.salinas',
    name: 'Sebastião Nunes',
    password: ADMIN_PASSWORD,
    role: 'superadmin',
    profile: born('1975-08-19', '91900000008'),
  },
  {
    email: 'admin@demo.salinas',
    name: 'Raimundo Corrêa',
    password: ADMIN_PASSWORD,
    role: 'admin',
    profile: born('1984-09-02', '91900000002'),
  },
  {
    email: 'clube@demo.salinas',
    name: 'Dandara Monteiro',
    password: PASSWORD,
    profile: born('1996-07-21', '91900000003', 'Belém'),
  },
  {
    email: 'atalaia@demo.salinas',
    name: 'Iracema Lobato',
    password: PASSWORD,
    plan: 'atalaia',
    profile: born('1971-12-08', '91900000004'),
  },
  {
    email: 'macarico@demo.salinas',
    name: 'Osvaldo Teixeira',
    password: PASSWORD,
    plan: 'macarico',
    profile: born('1969-05-30', '91900000005'),
  },
  {
    email: 'espadarte@demo.salinas',
    name: 'Marlene Sarmento',
    password: PASSWORD,
    plan: 'espadarte',
    profile: born('1988-01-17', '91900000006', 'Capanema'),
  },
  { email: 'incompleto@demo.salinas', name: 'Tainá Reis', password: PASSWORD },
]

export const DEMO_LOGINS = DEMO_PEOPLE.map(({ email, password }) => ({ email, password }))
