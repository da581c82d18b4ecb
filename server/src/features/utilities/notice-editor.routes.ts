import * as contract from '@portal/contract/utilities/notice-editor'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { createNotice } from './create-notice.ts'
import { presentEditedNotice } from './present-utilities.ts'
import { updateNotice } from './update-notice.ts'

export function noticeEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listAllNotices, async (_input, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return (await deps.stores.notices.listNewest()).map(presentEditedNotice)
  })
  route(app, contract.createNotice, async ({ body }, request) =>
    presentEditedNotice(await createNotice(await requirePerson(request, deps), body, deps)),
  )
  route(app, contract.updateNotice, async ({ params, body }, request) =>
    presentEditedNotice(
      await updateNotice(await requirePerson(request, deps), { ...params, ...body }, deps),
    ),
  )
}
