import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTimed, readTranscript, toPlainText, toWebVtt } from './transcript.ts'

describe('a transcript', () => {
  it('without times is its paragraphs', () => {
    const parts = readTranscript('Bom dia.\nHoje tem maré.\n\nAté logo.')
    expect(parts).toEqual([
      { start_s: null, text: 'Bom dia. Hoje tem maré.' },
      { start_s: null, text: 'Até logo.' },
    ])
    expect(isTimed(parts)).toBe(false)
    expect(toPlainText(parts)).toBe('Bom dia. Hoje tem maré.\n\nAté logo.\n')
  })

  it.each([
    ['[00:05] Oi', 5],
    ['(1:02:03) Oi', 3723],
    ['00:05 Oi', 5],
    ['00:05 - Oi', 5],
    ['00:05.5 Oi', 5.5],
    ['[00:05,250] Oi', 5.25],
  ])('reads "%s" as heard at %d seconds', (line, start_s) => {
    expect(readTranscript(line)).toEqual([{ start_s, text: 'Oi' }])
  })

  it('does not take an hour that somebody says for a time', () => {
    expect(readTranscript('A maré sobe às 14:10 de hoje.')).toEqual([
      { start_s: null, text: 'A maré sobe às 14:10 de hoje.' },
    ])
  })

  it('is read as other programs export it', () => {
    const vtt =
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000 align:start\n<v Ana>Bom dia.\nTudo bem?\n\n2\n00:00:04.500 --> 00:00:06.000\nTudo.'
    expect(readTranscript(vtt)).toEqual([
      { start_s: 1, text: 'Bom dia. Tudo bem?' },
      { start_s: 4.5, text: 'Tudo.' },
    ])
    const srt = '1\r\n00:00:01,000 --> 00:00:04,000\r\nBom dia.\r\n'
    expect(readTranscript(srt)).toEqual([{ start_s: 1, text: 'Bom dia.' }])
  })

  it('becomes captions that last until the next, and nothing in it is markup', () => {
    const parts = readTranscript('[00:00] Rio & mar <b>\n[00:02] Fim')
    expect(toWebVtt(parts, 4)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nRio &amp; mar &lt;b&gt;\n\n00:00:02.000 --> 00:00:04.000\nFim\n',
    )
  })

  it('is not timed where a time goes back', () => {
    expect(isTimed(readTranscript('[00:05] Um\n[00:03] Dois'))).toBe(false)
    expect(isTimed([])).toBe(false)
  })

  it('written as captions is read as the same words at the same times', () => {
    const line = fc.stringMatching(/^[a-zá-ú]{1,12}( [a-zá-ú]{1,12}){0,4}$/)
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), line), {
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(steps, (given) => {
        let at = 0
        const parts = given.map(([step, text]) => {
          at += step
          return { start_s: at, text }
        })
        expect(readTranscript(toWebVtt(parts, at + 5))).toEqual(parts)
      }),
    )
  })
})
