import type { Config } from '../config/config.ts'
import { createFolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

export async function createStorage({ storage }: Pick<Config, 'storage'>): Promise<Storage> {
  if (!storage.s3) return createFolderStorage(storage.folder)
  // Loaded only where there is a bucket: the client is large.
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(storage.s3)
}
