import { readFile } from 'node:fs/promises'

const folder = new URL('../seed/podcast/', import.meta.url)

/** A real recording of the seed: 24 kbit/s, one channel. */
export const recording = (slug = 'sete-minutos-de-barco') =>
  readFile(new URL(`${slug}.mp3`, folder))
export const RECORDING_SECONDS = 47.6

/** Three seconds as a phone records them. */
export const m4a = () => readFile(new URL('files/three-seconds.m4a', import.meta.url))
