import { createReadStream } from 'node:fs'

/** Kilobits a second of layer III, by the number in a frame's head: MPEG 1, then MPEG 2 and 2.5. */
const RATES = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const HEAD_BYTES = 4
/** Where an encoder writes what it promises of the file; no sound. */
const PROMISE = /Xing|Info|VBRI/
const PROMISE_WITHIN = 64

type Frame = { bytes: number; seconds: number }

/** A frame of layer III by its first four bytes; null where they begin none. */
export function readFrame(head: number): Frame | null {
  const version = (head >>> 19) & 0b11
  const layer = (head >>> 17) & 0b11
  const rate = (head >>> 12) & 0b1111
  const sampling = (head >>> 10) & 0b11
  if (head >>> 21 !== 0x7ff || version === 0b01 || layer !== 0b01) return null
  const isOne = version === 0b11
  const kilobits = (isOne ? RATES.one : RATES.two)[rate]
  const samplesPerSecond = (SAMPLE_RATES[sampling] ?? 0) / (isOne ? 1 : version === 0b10 ? 2 : 4)
  if (!kilobits || !samplesPerSecond) return null
  const samples = isOne ? 1152 : 576
  const padding = (head >>> 9) & 1
  const bytes = Math.floor((samples / 8) * ((kilobits * 1000) / samplesPerSecond)) + padding
  return { bytes, seconds: samples / samplesPerSecond }
}

/**
 * How long the sound of an MP3 is, frame by frame, and how many of its bytes are no sound. What a
 * header says of the whole is not believed; the file is never in memory whole.
 */
export async function measureMp3(file: string): Promise<{ seconds: number; strayBytes: number }> {
  let seconds = 0
  let strayBytes = 0
  let skip = 0
  let isFirst = true
  let left: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const data = Buffer.concat([left, chunk as Buffer])
    let at = 0
    while (at < data.length) {
      if (skip > 0) {
        const step = Math.min(skip, data.length - at)
        skip -= step
        at += step
        continue
      }
      if (data.length - at < PROMISE_WITHIN) break
      if (isFirst && at === 0 && data.toString('latin1', 0, 3) === 'ID3') {
        skip = tagBytes(data)
        continue
      }
      const frame = at + HEAD_BYTES <= data.length ? readFrame(data.readUInt32BE(at)) : null
      if (!frame) {
        strayBytes += 1
        at += 1
        continue
      }
      const start = data.toString('latin1', at, at + PROMISE_WITHIN)
      if (!isFirst || !PROMISE.test(start)) seconds += frame.seconds
      isFirst = false
      skip = frame.bytes
    }
    left = data.subarray(at)
  }
  const last = left.length >= HEAD_BYTES ? readFrame(left.readUInt32BE(0)) : null
  if (last) return { seconds: seconds + last.seconds, strayBytes }
  return { seconds, strayBytes: strayBytes + left.length }
}

/** Seven bits of each byte count: a tag never looks like sound. */
function tagBytes(data: Buffer): number {
  const [a = 0, b = 0, c = 0, d = 0] = data.subarray(6, 10)
  return 10 + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f)
}
