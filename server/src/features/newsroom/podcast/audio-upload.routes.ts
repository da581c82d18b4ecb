import multipart from '@fastify/multipart'
import { AUDIO_MAX_BYTES } from '@portal/contract/newsroom/podcast/podcast.texts'
import { uploadAudio } from '@portal/contract/newsroom/podcast/podcast-editor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { limitConcurrency } from '../../../platform/limit-concurrency.ts'
import { UPLOAD_TIMEOUT_MS, UPLOADS_AT_ONCE } from './podcast.constants.ts'
import type { Deps } from './podcast.feature.ts'
import { soundOf } from './podcast.rules.ts'
import { receiveAudio, tooLarge } from './receive-audio.ts'

/** A form is the file and a few lines around it. */
const FORM_MAX_BYTES = AUDIO_MAX_BYTES + 16 * 1024

/** In a scope of its own: the limits of its one route are no other's. */
export async function audioUploadRoutes(app: FastifyInstance, deps: Deps) {
  const uploadSlots = limitConcurrency(UPLOADS_AT_ONCE)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { files: 1, fileSize: AUDIO_MAX_BYTES, fields: 4, fieldSize: 1024, parts: 5 },
      throwFileSizeLimit: false,
    })
    scope.addHook('onRoute', (options) => {
      options.handlerTimeout = UPLOAD_TIMEOUT_MS
    })
    scope.addHook('preParsing', async (request) => {
      if (Number(request.headers['content-length']) > FORM_MAX_BYTES) throw tooLarge()
    })
    // Who is refused is not listened to until the end.
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode >= 400) reply.header('connection', 'close')
      return payload
    })
    route(scope, uploadAudio, async (_input, request) => {
      const audio = await uploadSlots(() => receiveAudio(fileOf(request), deps))
      return { id: audio.id, ...soundOf({ from: 'file', ...audio }, 'audio') }
    })
  })
}

const fileOf = (request: FastifyRequest) => async () => (await request.file())?.file
