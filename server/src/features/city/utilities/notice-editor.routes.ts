import * as contract from '@portal/contract/city/utilities/notice-editor'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { createNotice, updateNotice } from './notices.writes.ts'
import { presentEditedNotice } from './present-utilities.ts'
import type { Deps } from './utilities.feature.ts'

export function noticeEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listAllNotices, async () =>
    (await deps.stores.notices.listNewest()).map(presentEditedNotice),
  )
  route(app, contract.createNotice, async ({ body, actor }) =>
    presentEditedNotice(await createNotice(actor, body, deps)),
  )
  route(app, contract.updateNotice, async ({ params, body, actor }) =>
    presentEditedNotice(await updateNotice(actor, { ...params, ...body }, deps)),
  )
}
