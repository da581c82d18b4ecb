import { PHOTO_TYPES, type PhotoType } from '@portal/contract/ground/media/photo-rules'
import { fileTypeFromFile } from 'file-type'
import type { ForeignFile } from '../foreign/foreign-kind.ts'
import { hasSecondFormat } from './second-format.foreign.ts'

type Sniffed = { type: PhotoType } | { refusal: 'type' | 'heic' | 'second-format' }

/** What a file is by its content, and whether it is something else besides. */
export async function sniffPhoto({ file }: ForeignFile): Promise<Sniffed> {
  const found = await fileTypeFromFile(file).catch(() => undefined)
  const type = PHOTO_TYPES.find((accepted) => accepted === found?.mime)
  if (!type) return { refusal: found && /hei[cf]/.test(found.mime) ? 'heic' : 'type' }
  return (await hasSecondFormat(file)) ? { refusal: 'second-format' } : { type }
}
