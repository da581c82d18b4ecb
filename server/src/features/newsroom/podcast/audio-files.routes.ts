import { AUDIO_FORMATS, AUDIO_TYPES } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { sendRanged } from '../../../platform/http/byte-ranges.ts'
import { LISTENING_TIMEOUT_MS } from './podcast.constants.ts'
import type { Deps } from './podcast.feature.ts'
import { audioKey } from './podcast.rules.ts'

type Address = { Params: { id: string; file: string } }

const FOR_EVER = 'public, max-age=31536000, immutable'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FILE = new RegExp(`^[a-z0-9-]{1,100}\\.(${AUDIO_FORMATS.join('|')})$`)

/**
 * What players and directories fetch, in any part they like. An address never changes its content;
 * the name at its end may be any, so that those of renamed episodes stay good.
 */
export function audioFilesRoutes(app: FastifyInstance, { storage, stores }: Deps) {
  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/audio/:id/:file',
    schema: { hide: true },
    handlerTimeout: LISTENING_TIMEOUT_MS,
    handler: async (request, reply) => {
      const { id, file } = request.params
      const format = UUID.test(id) ? FILE.exec(file)?.[1] : undefined
      const audio = format ? await stores.podcastAudio.find(id) : null
      if (!audio || audio.format !== format) throw new NotFound('audio')
      reply
        .header('cache-control', FOR_EVER)
        // Other sites' players are meant to play it.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('access-control-allow-origin', '*')
      return sendRanged(request, reply, {
        bytes: audio.bytes,
        type: AUDIO_TYPES[audio.format],
        etag: `"${audio.id}"`,
        changedAt: audio.createdAt,
        open: (range) => storage.get(audioKey(audio), range),
      })
    },
  })
}
