import multipart from '@fastify/multipart'
import type { OwnPhoto } from '@portal/contract/ground/media/media'
import * as contract from '@portal/contract/ground/media/media'
import { PHOTO_MAX_BYTES } from '@portal/contract/ground/media/photo-rules'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { cropPhoto } from './crop-photo.ts'
import { describePhoto } from './describe-photo.ts'
import type { Deps } from './media.feature.ts'
import type { Media } from './media.rules.ts'
import { receivePhoto, tooLarge } from './receive-photo.ts'
import { removePhoto } from './remove-photo.ts'

/** A form is the file and a few lines around it. */
const FORM_MAX_BYTES = PHOTO_MAX_BYTES + 16 * 1024
/** In a rush a photo waits for its turn to be looked at. */
const UPLOAD_TIMEOUT_MS = 60_000

export async function mediaRoutes(app: FastifyInstance, deps: Deps) {
  const present = async (photo: Media) => {
    const { croppedFrom } = photo
    return presentOwnPhoto(photo, croppedFrom && (await deps.stores.media.find(croppedFrom.id)))
  }
  await app.register(async (scope) => uploadRoute(scope, deps))

  route(app, contract.readPhoto, async ({ params, actor: { userId } }) => {
    const photo = await deps.stores.media.findOwn(params.id, userId)
    if (!photo) throw new NotFound('media', params.id)
    return present(photo)
  })
  route(app, contract.describePhoto, async ({ params, body, actor: { userId } }) =>
    present(await describePhoto(userId, { ...params, ...body }, deps)),
  )
  route(app, contract.cropPhoto, async ({ params, body, actor: { userId } }) =>
    present(await cropPhoto(userId, { ...params, crop: body }, deps)),
  )
  route(app, contract.removePhoto, ({ params, actor }) => removePhoto(actor, params.id, deps))
}

/** In a scope of its own, the only one that takes a form, and takes nothing else. */
async function uploadRoute(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers()
  await app.register(multipart, {
    limits: { files: 1, fileSize: PHOTO_MAX_BYTES, fields: 4, fieldSize: 1024, parts: 5 },
    throwFileSizeLimit: false,
  })
  app.addHook('onRoute', (options) => {
    options.handlerTimeout = UPLOAD_TIMEOUT_MS
  })
  app.addHook('preParsing', async (request) => {
    if (Number(request.headers['content-length']) > FORM_MAX_BYTES) throw tooLarge()
  })
  // Who sends more than they may is not listened to until the end.
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400 && !hasFairLength(request)) reply.header('connection', 'close')
    return payload
  })
  route(app, contract.uploadPhoto, async ({ query, actor: { userId } }, request) => {
    const upload = () => request.file()
    return presentOwnPhoto(await receivePhoto(userId, { upload, ...query }, deps))
  })
}

const hasFairLength = ({ headers }: FastifyRequest) =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= FORM_MAX_BYTES

function presentOwnPhoto(media: Media, whole: Media | null = null): RowOf<typeof OwnPhoto> {
  return {
    id: media.id,
    status: media.status,
    width: media.width,
    height: media.height,
    thumbhash: media.thumbhash,
    alt: media.alt,
    ...(media.focus ? { focus: media.focus } : {}),
    ...(media.isPrivate ? { is_private: true } : {}),
    ...(media.croppedFrom && whole
      ? {
          cropped_from: {
            ...media.croppedFrom,
            width: media.width,
            height: media.height,
            whole_width: whole.width,
            whole_height: whole.height,
          },
        }
      : {}),
    created_at: media.createdAt,
  }
}
