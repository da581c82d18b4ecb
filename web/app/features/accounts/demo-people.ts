const PASSWORD = 'salinas-demo-2026'
/** Administrators need at least 15 characters and something nobody else here has. */
const ADMIN_PASSWORD = 'salinas-demo-2026-administra'

/** The people of the demo data, as the seed makes them. */
export const DEMO_PEOPLE = [
  { email: 'superadmin@demo.salinas', password: ADMIN_PASSWORD },
  { email: 'admin@demo.salinas', password: ADMIN_PASSWORD },
  { email: 'clube@demo.salinas', password: PASSWORD },
  { email: 'atalaia@demo.salinas', password: PASSWORD },
  { email: 'macarico@demo.salinas', password: PASSWORD },
  { email: 'espadarte@demo.salinas', password: PASSWORD },
  { email: 'incompleto@demo.salinas', password: PASSWORD },
] as const
