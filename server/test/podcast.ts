import type { EditedEpisode, EditedShow } from '@portal/contract/newsroom/podcast/podcast-editor'
import { call } from './calls.ts'
import type { TestPerson } from './people.ts'
import { form } from './photos.ts'
import { recording } from './recordings.ts'
import type { useTestApp } from './test-app.ts'

type Portal = ReturnType<typeof useTestApp>

/** A file of sound on its way, as the editor's page sends it. */
export async function uploadAudio(
  { app }: Portal,
  person: Partial<TestPerson>,
  content: Buffer,
  file: Parameters<typeof form>[1] = { filename: 'episodio.mp3', type: 'audio/mpeg' },
) {
  const { headers, payload } = form(content, file)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/admin/podcast/audio',
    headers: {
      ...headers,
      origin: 'http://portal.test',
      ...(person.cookie ? { cookie: person.cookie } : {}),
    },
    payload,
  })
  return { status: answer.statusCode, json: answer.json(), headers: answer.headers }
}

/** What an administrator does with a podcast, each by its own call. */
export function podcastDesk(portal: Portal, admin: () => TestPerson) {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call(portal, method, `/admin/podcast${path}`, body, admin())
  const show = async (title = 'PODSAL') =>
    (await send('POST', '/shows', { title })).json as EditedShow
  const draft = async (showId: string, title = 'A maré e o carro') =>
    (await send('POST', '/episodes', { show_id: showId, title })).json as EditedEpisode
  const body = ({ version, title, slug, content, cover, audio_choice }: EditedEpisode) => ({
    version,
    title,
    slug,
    content,
    cover_id: cover?.id ?? null,
    audio: audio_choice,
  })
  const update = (episode: EditedEpisode, changes: object = {}) =>
    send('PUT', `/episodes/${episode.id}`, { ...body(episode), ...changes })
  const setStatus = ({ id, version }: EditedEpisode, status: string, publish_at?: string) =>
    send('POST', `/episodes/${id}/status`, {
      version,
      status,
      ...(publish_at ? { publish_at } : {}),
    })
  /** With its sound and its summary, not published yet. */
  async function ready(showId: string, title?: string, content: object = {}) {
    const { json: audio } = await uploadAudio(portal, admin(), await recording())
    const episode = await draft(showId, title)
    const { json } = await update(episode, {
      content: { ...episode.content, summary: 'O mar sobe depressa.', ...content },
      audio: { from: 'file', id: audio.id },
    })
    return json as EditedEpisode
  }
  async function published(showId: string, title?: string, content?: object) {
    const { json } = await setStatus(await ready(showId, title, content), 'published')
    return json as EditedEpisode
  }
  return { send, show, draft, body, update, setStatus, ready, published }
}
