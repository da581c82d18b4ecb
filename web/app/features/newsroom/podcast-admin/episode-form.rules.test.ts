import type { EditedEpisode } from '@portal/contract/newsroom/podcast/podcast-editor'
import { describe, expect, it } from 'vitest'
import { readClock, writeClock } from './clock-input.rules.ts'
import { problemsOf, toBody, toForm } from './episode-form.rules.ts'

const EPISODE: EditedEpisode = {
  id: 'e1',
  show_id: 's1',
  guid: 'g1',
  slug: 'a-mare',
  title: 'A maré',
  content: {
    summary: 'O mar sobe.',
    notes: { type: 'doc', content: [{ type: 'paragraph' }] },
    season: 1,
    number: null,
    kind: 'full',
    is_explicit: false,
    chapters: [
      { start_s: 0, title: 'Começo' },
      { start_s: 63.5, title: 'Fim', url: 'https://exemplo.test/' },
    ],
    transcript: '[00:00] Oi',
  },
  cover: null,
  audio_choice: { from: 'file', id: 'a1' },
  audio: null,
  status: 'draft',
  publish_at: null,
  version: 3,
  updated_at: '2026-07-18T14:48:00.000Z',
}

it('says again what it was told when nobody changed anything', () => {
  const { title, slug, content, audio_choice } = EPISODE
  const same = { version: 3, title, slug, content, cover_id: null, audio: audio_choice }
  expect(toBody(toForm(EPISODE), 3)).toEqual(same)
  const elsewhere = {
    from: 'elsewhere' as const,
    url: 'https://audio.exemplo.test/1.mp3',
    type: 'audio/mp4' as const,
    bytes: 12_345_678,
    duration_s: 3723,
  }
  expect(toBody(toForm({ ...EPISODE, audio_choice: elsewhere }), 3).audio).toEqual(elsewhere)
  expect(toBody(toForm({ ...EPISODE, audio_choice: { from: 'none' } }), 3).audio).toEqual({
    from: 'none',
  })
})

it('names the chapter whose beginning is no time', () => {
  const form = toForm(EPISODE)
  const chapters = [...form.chapters, { start: 'depois', title: 'Três', url: '' }]
  expect(problemsOf(form)).toEqual([])
  expect(problemsOf({ ...form, chapters })).toEqual([
    {
      path: 'content.chapters.2.start_s',
      message: 'Escreva o começo do capítulo 3 como minutos e segundos: 1:30.',
    },
  ])
})

describe('a time that somebody types', () => {
  it.each([
    ['1:30', 90],
    ['90', 90],
    ['0:20,5', 20.5],
    ['1:02:03', 3723],
    [' 48:20 ', 2900],
    ['1:75', null],
    ['', null],
    ['um minuto', null],
  ])('%s is %s', (text, seconds) => {
    expect(readClock(text)).toBe(seconds)
  })

  it.each([0, 20.5, 90, 3599.9, 3723])(
    '%d is written so that it is read as the same',
    (seconds) => {
      expect(readClock(writeClock(seconds))).toBe(seconds)
    },
  )
})
