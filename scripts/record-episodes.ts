import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EPISODES, type SpokenEpisode } from '../server/seed/podcast/episodes.ts'
import { repository } from './processes.ts'

/**
 * Records the demo episodes of `server/seed/podcast` with the programs espeak-ng and ffmpeg, and
 * writes down when each sentence is heard. What it makes is kept in the repository: nobody needs
 * the two programs to run the portal.
 */
const FOLDER = join(repository, 'server/seed/podcast')
const VOICE = ['-v', 'pt-br', '-s', '150', '-p', '42', '-g', '2']
const PAUSE_S = 0.55
const CHAPTER_PAUSE_S = 1.1
/** Speech in one channel: a minute is about 180 KB. */
const ENCODING = ['-ac', '1', '-ar', '22050', '-b:a', '24k', '-codec:a', 'libmp3lame']

/** In seconds from the start. */
type Timing = { chapters: number[]; lines: number[] }

const run = (program: string, args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const secondsOf = (file: string) =>
  Number(
    run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]),
  )

async function record(episode: SpokenEpisode, work: string): Promise<Timing> {
  const pieces: string[] = []
  const timing: Timing = { chapters: [], lines: [] }
  let at = 0
  const silence = (seconds: number) => {
    const file = join(work, `silence-${seconds}.wav`)
    run('ffmpeg', ['-y', '-f', 'lavfi', '-i', 'anullsrc=r=22050:cl=mono', '-t', `${seconds}`, file])
    pieces.push(file)
    at += seconds
  }
  for (const [number, { lines }] of episode.chapters.entries()) {
    if (number > 0) silence(CHAPTER_PAUSE_S)
    timing.chapters.push(round(at))
    for (const [index, text] of lines.entries()) {
      if (index > 0) silence(PAUSE_S)
      const file = join(work, `${episode.slug}-${number}-${index}.wav`)
      run('espeak-ng', [...VOICE, '-w', file, text])
      timing.lines.push(round(at))
      pieces.push(file)
      at += secondsOf(file)
    }
  }
  const list = join(work, 'list.txt')
  await writeFile(list, pieces.map((piece) => `file '${piece}'`).join('\n'))
  const target = join(FOLDER, `${episode.slug}.mp3`)
  const quiet = ['-map_metadata', '-1', '-fflags', '+bitexact', '-write_xing', '1']
  run('ffmpeg', ['-y', '-f', 'concat', '-safe', '0', '-i', list, ...ENCODING, ...quiet, target])
  return timing
}

const round = (seconds: number) => Math.round(seconds * 10) / 10

const work = await mkdtemp(join(tmpdir(), 'portal-episodes-'))
try {
  const timings: Record<string, Timing> = {}
  let bytes = 0
  for (const episode of EPISODES) {
    timings[episode.slug] = await record(episode, work)
    const { size } = await stat(join(FOLDER, `${episode.slug}.mp3`))
    bytes += size
    console.log(`${episode.slug}: ${Math.round(size / 1024)} KB`)
  }
  await writeFile(join(FOLDER, 'timings.json'), `${JSON.stringify(timings, null, 2)}\n`)
  console.log(`${Math.round(bytes / 1024)} KB in all`)
} finally {
  await rm(work, { recursive: true, force: true })
}
