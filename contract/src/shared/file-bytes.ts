import { z } from 'zod'

/** Where the answer is a file. */
export const FileBytes = z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' })
