import type { Drill } from './drill.ts'
export const databaseAway: Drill = { name: 'database-away', async run() {} }
