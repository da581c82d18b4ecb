import multipart, { type MultipartFile } from '@fastify/multipart'
import { partsOf } from '@portal/contract/shared/records'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const FORM_OVERHEAD_BYTES = 16 * 1024
const UPLOAD_TIMEOUT_MS = 60_000

type FileRules = {
  maxBytes: number
  /** What each failure is told as. */
  tooLarge: () => Error
  missing: () => Error
  interrupted: () => Error
}
/** `admit` hears a line that was sent before the file, and refuses before anything of the file is kept. */
type Receive = (
  request: FastifyRequest,
  admit?: { field: string; by: (line: string) => Promise<unknown> },
) => Promise<Buffer>

/** Routes that take one small file, in a scope of their own: nothing else of the app takes one. */
export async function takeFile(
  app: FastifyInstance,
  { maxBytes, tooLarge, missing, interrupted }: FileRules,
  addRoutes: (scope: FastifyInstance, receive: Receive) => void,
) {
  /** What has a status explains itself; the rest is a form that makes no sense or ends too early. */
  const explainForm = (error: unknown): never => {
    if (partsOf(error).statusCode) throw error
    throw interrupted()
  }
  async function receive(...[request, admit]: Parameters<Receive>) {
    const part = await request.file().catch(explainForm)
    if (!part) throw missing()
    await admit?.by(lineOf(part.fields[admit.field])).catch((error: unknown) => {
      // What is on its way still is heard to its end, and kept nowhere.
      part.file.resume()
      throw error
    })
    const bytes = await part.toBuffer().catch(explainForm)
    if (part.file.truncated) throw tooLarge()
    if (bytes.length === 0) throw missing()
    return bytes
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { files: 1, fileSize: maxBytes, fields: 2, fieldSize: 1024, parts: 3 },
      throwFileSizeLimit: false,
    })
    scope.addHook('onRoute', (options) => {
      options.handlerTimeout = UPLOAD_TIMEOUT_MS
    })
    scope.addHook('preParsing', async (request) => {
      const length = Number(request.headers['content-length'])
      if (length > maxBytes + FORM_OVERHEAD_BYTES) throw tooLarge()
    })
    addRoutes(scope, receive)
  })
}

/** A field may come as often as its sender likes: of several, none counts. */
const lineOf = (field: MultipartFile['fields'][string]): string =>
  field && !Array.isArray(field) && field.type === 'field' && typeof field.value === 'string'
    ? field.value
    : ''
