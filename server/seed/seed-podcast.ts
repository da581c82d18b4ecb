import { readFile, stat } from 'node:fs/promises'
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import type { Deps } from '../src/deps.ts'
import { keepAudio } from '../src/features/newsroom/podcast/keep-audio.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { picture } from './businesses/pictures.ts'
import { EPISODES, SHOW, type SpokenEpisode } from './podcast/episodes.ts'
import { seedPictures } from './seed-pictures.ts'

type Timings = Record<string, { chapters: number[]; lines: number[] }>

const DAY_MS = 86_400_000
const COVER = picture('farol', SHOW.slug)
const pictureOf = ({ picture: kind, slug }: SpokenEpisode) => picture(kind, slug)
export const podcastPictures = () => [COVER, ...EPISODES.map(pictureOf)]
const recordings = new URL('./podcast/', import.meta.url)

/** One show and its episodes, once: what an administrator changed stays as it is. */
export async function seedPodcast(deps: Deps) {
  if ((await deps.stores.podcastShows.list()).length > 0) return
  const timings = JSON.parse(await readFile(new URL('timings.json', recordings), 'utf8')) as Timings
  const pictures = await seedPictures(deps, [COVER, ...EPISODES.map(pictureOf)])
  const showId = await addShow(pictures.get(COVER.alt), deps)
  for (const episode of EPISODES) {
    await addEpisode(episode, timings[episode.slug], pictures.get(pictureOf(episode).alt), {
      showId,
      deps,
    })
  }
}

async function addShow(coverId: string | undefined, { work, clock, stores }: Deps) {
  const ownerEmail = siteIdentity(await stores.settings.read()).contactEmail
  return work.transaction(async ({ podcastShows, changes }) => {
    const now = clock.now()
    const id = await podcastShows.add(
      { ...SHOW, ownerEmail, category: 'places-travel', isExplicit: false },
      now,
    )
    const show = await podcastShows.find(id)
    const cover = coverId ? await podcastShows.lockPhoto(coverId) : null
    if (show && cover) await podcastShows.save({ ...show, cover: cover.photo }, now)
    changes.announce(Tag.podcast)
    return id
  })
}

/** Its recording goes the way of an upload. */
async function addEpisode(
  episode: SpokenEpisode,
  timing: Timings[string] | undefined,
  coverId: string | undefined,
  { showId, deps }: { showId: string; deps: Deps },
) {
  if (!timing) throw new Error(`no timing of ${episode.slug}`)
  const file = new URL(`${episode.slug}.mp3`, recordings)
  const { size } = await stat(file)
  const audio = await keepAudio({ file: file.pathname, bytes: size }, deps)
  await deps.work.transaction(async ({ podcast, podcastShows, changes }) => {
    const now = deps.clock.now()
    const { slug, title } = episode
    const content = contentOf(episode, timing)
    const id = await podcast.add({ showId, slug, title, content, guid: `salinopolis-${slug}` }, now)
    const draft = await podcast.find(id)
    if (!draft) throw new Error(`episode ${slug} is not there after it was added`)
    const cover = coverId ? await podcastShows.lockPhoto(coverId) : null
    await podcast.save(
      {
        ...draft,
        cover: cover?.photo ?? null,
        source: { from: 'file', ...audio },
        status: 'published',
        publishAt: new Date(now.getTime() - episode.daysAgo * DAY_MS),
      },
      now,
    )
    changes.announce(Tag.podcast)
  })
}

function contentOf({ chapters, links, number, summary }: SpokenEpisode, timing: Timings[string]) {
  const lines = chapters.flatMap((chapter) => chapter.lines)
  return {
    summary,
    notes: notesOf(links),
    season: 1,
    number,
    kind: 'full' as const,
    is_explicit: false,
    chapters: chapters.map(({ title, url }, index) => ({
      start_s: timing.chapters[index] ?? 0,
      title,
      ...(url ? { url } : {}),
    })),
    transcript: lines
      .map((line, index) => `[${clockText(timing.lines[index] ?? 0)}] ${line}`)
      .join('\n'),
  }
}

const notesOf = (links: SpokenEpisode['links']): RichTextDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Este episódio de demonstração foi gravado com uma voz sintética. Para continuar pelo guia:',
        },
      ],
    },
    {
      type: 'bulletList',
      content: links.map(({ text, href }) => ({
        type: 'listItem',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
          },
        ],
      })),
    },
  ],
})

function clockText(seconds: number) {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = (seconds % 60).toFixed(1).padStart(4, '0')
  return `${two(seconds / 60)}:${rest}`
}
