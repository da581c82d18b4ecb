import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { REMOVE_FILES_JOB } from '../../../platform/queue/shared-jobs.ts'
import { keepPhotoFile } from './keep-photo.ts'
import { mediaJobs, sweep } from './media.jobs.ts'
import { mediaRoutes } from './media.routes.ts'
import { mediaStore } from './media.store.ts'
import { documentFilesRoutes, mediaFilesRoutes } from './media-files.routes.ts'
import { mediaLibraryRoutes } from './media-library.routes.ts'
import { mediaLibraryStore } from './media-library.store.ts'
import { openPhoto } from './open-photo.ts'
import { whyNoPhotoRoom } from './photo-room.ts'

export const stores = { media: mediaStore, mediaLibrary: mediaLibraryStore }
const uses = ['accounts.planType', 'subscriptions.inForce'] as const
export const ports = { openPhoto, keepPhotoFile, whyNoPhotoRoom }
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'media',
  owns: ['media', 'media_usage', 'media_uses'],
  objects: [
    {
      at: '/media/:id',
      is: 'media',
      find: async ({ params: { id = '' }, request: { actor } }, { stores }) =>
        actor !== null && (await stores.media.findOwn(id, actor.userId)) !== null,
    },
    { at: '/admin/media/:id', is: 'media', table: 'media', by: { id: 'id' } },
  ],
  stores,
  uses,
  ports,
  routes: [mediaRoutes, mediaLibraryRoutes],
  files: [mediaFilesRoutes, documentFilesRoutes],
  jobs: mediaJobs,
  retention: [sweep],
  person: {
    policy: 'O que você publica e guarda',
    tables: { media: 'user_id', media_usage: 'user_id' },
    names: {
      media_usage: {
        title: 'Espaço que suas fotos ocupam',
        columns: {
          user_id: 'Código da conta',
          photos: 'Fotos guardadas',
          bytes: 'Tamanho de todas (bytes)',
        },
      },
      media: {
        title: 'Fotos e documentos enviados',
        columns: {
          id: 'Código da foto',
          user_id: 'Código da conta',
          name: 'Nome do arquivo',
          alt: 'Descrição',
          is_private: 'Documento (não é público)',
          status: {
            name: 'Situação',
            values: { processing: 'Em preparo', ready: 'Pronta', failed: 'Não pôde ser lida' },
          },
          original_type: 'Formato enviado',
          original_bytes: 'Tamanho enviado (bytes)',
          width: 'Largura (pixels)',
          height: 'Altura (pixels)',
          thumbhash: 'Miniatura',
          focus_x: 'Ponto de foco, na horizontal',
          focus_y: 'Ponto de foco, na vertical',
          cropped_from: 'Código da foto inteira',
          crop_left: 'Recorte, a partir da esquerda (pixels)',
          crop_top: 'Recorte, a partir do topo (pixels)',
          processed_at: 'Preparada em',
          created_at: 'Enviada em',
        },
      },
    },
    async erase({ media, jobs }, { userId }) {
      const photos = await media.idsOf(userId)
      return async () => {
        // A photo that something still shows, as a listing others run, stays without a name.
        const unused = await media.removeUnused(photos)
        if (unused.length > 0) await jobs.add(REMOVE_FILES_JOB, { ids: unused })
      }
    },
  },
})
