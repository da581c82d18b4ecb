import type { Drill } from './drill.ts'
export const twoNodes: Drill = { name: 'two-nodes', async run() {} }
