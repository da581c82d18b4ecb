import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooLarge } from '../errors/domain-errors.ts'
import { takeFile } from '../http/take-file.ts'
import { sheetTexts as texts } from './sheet.texts.ts'
import { type SheetKind, sheetRefusal } from './sheet.ts'

const BYTES_PER_MEGABYTE = 1024 * 1024

/** Routes that take a sheet, in a scope of their own: nothing else of the app takes one. */
export const takeSheets = (
  app: FastifyInstance,
  kind: SheetKind,
  addRoutes: (
    scope: FastifyInstance,
    receive: (request: FastifyRequest) => Promise<Buffer>,
  ) => void,
) =>
  takeFile(
    app,
    {
      maxBytes: kind.maxBytes,
      tooLarge: () =>
        new TooLarge(
          `${kind.feature}.too-large`,
          'the sheet passes the limit',
          texts.tooLarge(kind.maxBytes / BYTES_PER_MEGABYTE),
        ),
      missing: () => sheetRefusal(kind, 'missing', texts.missing),
      interrupted: () => sheetRefusal(kind, 'interrupted', texts.interrupted),
    },
    addRoutes,
  )
