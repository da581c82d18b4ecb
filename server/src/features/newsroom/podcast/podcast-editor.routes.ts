import * as contract from '@portal/contract/newsroom/podcast/podcast-editor'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { createEpisode } from './create-episode.ts'
import { createShow } from './create-show.ts'
import type { Deps } from './podcast.feature.ts'
import type { Show } from './podcast.rules.ts'
import { presentEditedEpisode, presentEditedShow, presentEpisodeRow } from './present-podcast.ts'
import { setEpisodeStatus } from './set-episode-status.ts'
import { updateEpisode } from './update-episode.ts'
import { updateShow } from './update-show.ts'

export function podcastEditorRoutes(app: FastifyInstance, deps: Deps) {
  const { stores } = deps
  const present = async (show: Show) =>
    presentEditedShow(show, (await stores.podcast.countByShow()).get(show.id) ?? 0)

  route(app, contract.listShows, async () => {
    const [shows, counts] = await Promise.all([
      stores.podcastShows.list(),
      stores.podcast.countByShow(),
    ])
    return shows.map((show) => presentEditedShow(show, counts.get(show.id) ?? 0))
  })
  route(app, contract.createShow, async ({ body, actor }) =>
    present(await createShow(actor, body, deps)),
  )
  route(app, contract.updateShow, async ({ params, body, actor }) =>
    present(await updateShow(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.listEpisodes, async ({ query }) => {
    const { episodes, nextCursor } = await stores.podcast.list(query)
    return { episodes: episodes.map(presentEpisodeRow), next_cursor: nextCursor }
  })
  route(app, contract.readEditedEpisode, async ({ params: { id } }) => {
    const episode = await stores.podcast.find(id)
    if (!episode) throw new NotFound('episode', id)
    return presentEditedEpisode(episode)
  })
  route(app, contract.createEpisode, async ({ body: { show_id, title }, actor }) =>
    presentEditedEpisode(await createEpisode(actor, { showId: show_id, title }, deps)),
  )
  route(app, contract.updateEpisode, async ({ params, body, actor }) =>
    presentEditedEpisode(await updateEpisode(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.setEpisodeStatus, async ({ params, body, actor }) => {
    const { publish_at, ...input } = body
    const publishAt = publish_at ? new Date(publish_at) : null
    return presentEditedEpisode(
      await setEpisodeStatus(actor, { ...params, ...input, publishAt }, deps),
    )
  })
}
