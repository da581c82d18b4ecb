import { examine } from './examine-from-outside.ts'

/** An operator's command: what is wrong with this portal, and what to do. Ends with 1 where something has stopped. */
const code = await examine(process.env, (text) => process.stdout.write(`${text}\n`))
// What hangs outside would hold the process.
process.exit(code)
