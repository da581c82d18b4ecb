import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooLarge } from '../errors/domain-errors.ts'
import { sheetTexts as texts } from './sheet.texts.ts'
import { type SheetKind, sheetRefusal } from './sheet.ts'

const FORM_OVERHEAD_BYTES = 16 * 1024
const IMPORT_TIMEOUT_MS = 60_000
const BYTES_PER_MEGABYTE = 1024 * 1024

type Receive = (request: FastifyRequest) => Promise<Buffer>

/** Routes that take a sheet, in a scope of their own: nothing else of the app takes one. */
export async function takeSheets(
  app: FastifyInstance,
  kind: SheetKind,
  addRoutes: (scope: FastifyInstance, receive: Receive) => void,
) {
  const tooLarge = () =>
    new TooLarge(
      `${kind.feature}.too-large`,
      'the sheet passes the limit',
      texts.tooLarge(kind.maxBytes / BYTES_PER_MEGABYTE),
    )
  const missing = () => sheetRefusal(kind, 'missing', texts.missing)
  /** What has a status explains itself; the rest is a form that makes no sense or ends too early. */
  const explainForm = (error: unknown): never => {
    if ((error as { statusCode?: number }).statusCode) throw error
    throw sheetRefusal(kind, 'interrupted', texts.interrupted)
  }
  async function receive(request: FastifyRequest) {
    const part = await request.file().catch(explainForm)
    if (!part) throw missing()
    const bytes = await part.toBuffer().catch(explainForm)
    if (part.file.truncated) throw tooLarge()
    if (bytes.length === 0) throw missing()
    return bytes
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { files: 1, fileSize: kind.maxBytes, fields: 2, fieldSize: 1024, parts: 3 },
      throwFileSizeLimit: false,
    })
    scope.addHook('onRoute', (options) => {
      options.handlerTimeout = IMPORT_TIMEOUT_MS
    })
    scope.addHook('preParsing', async (request) => {
      const length = Number(request.headers['content-length'])
      if (length > kind.maxBytes + FORM_OVERHEAD_BYTES) throw tooLarge()
    })
    addRoutes(scope, receive)
  })
}
