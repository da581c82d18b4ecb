import { migrate } from '../../server/src/platform/database/migrations.ts'
import { createLog } from '../../server/src/platform/log.ts'

/** A process that migrates, for a drill to kill. */
const [url = '', folder = ''] = process.argv.slice(2)
await migrate({ url, folder, log: createLog('error', 'migrate') })
