import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../config/config.ts'
import type { Storage, StoredFile } from './storage.ts'
import { StorageAway } from './storage-away.ts'
import { checkPrefix, typeOfKey } from './storage-keys.ts'

type S3Settings = NonNullable<Config['storage']['s3']>

const CONNECT_TIMEOUT_MS = 3_000
const ANSWER_TIMEOUT_MS = 15_000
const PAGE_SIZE = 1000

/** A bucket of Amazon S3 or of anything that speaks its protocol. Only the portal reads it. */
export function createS3Storage(settings: S3Settings, { pageSize = PAGE_SIZE } = {}): Storage {
  const Bucket = settings.bucket
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    ...(settings.credentials ? { credentials: settings.credentials } : {}),
    forcePathStyle: settings.forcePathStyle,
    // What is newer than the protocol itself, other makers of storage refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: ANSWER_TIMEOUT_MS },
  })

  return {
    async put(key, content) {
      const ContentType = typeOfKey(key)
      const isSmall = Buffer.isBuffer(content)
      const Body = isSmall ? content : createReadStream(content.file)
      const ContentLength = isSmall ? content.length : content.bytes
      await answering('put', () =>
        client
          .send(new PutObjectCommand({ Bucket, Key: key, Body, ContentLength, ContentType }))
          .finally(() => isSmall || (Body as Readable).destroy()),
      )
    },

    async get(key, range): Promise<StoredFile | null> {
      const type = typeOfKey(key)
      const answer = await answering('get', () =>
        client
          .send(
            new GetObjectCommand({
              Bucket,
              Key: key,
              ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
            }),
          )
          .catch((error: unknown) => {
            if (error instanceof NoSuchKey) return null
            throw error
          }),
      )
      if (!answer?.Body) return null
      return { body: answer.Body as Readable, bytes: answer.ContentLength ?? 0, type }
    },

    async remove(key) {
      typeOfKey(key)
      await answering('remove', () => client.send(new DeleteObjectCommand({ Bucket, Key: key })))
    },

    async *list(prefix, after = '') {
      checkPrefix(prefix)
      let place: string | undefined = after
      while (place !== undefined) {
        const page = await answering('list', () =>
          client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: prefix,
              MaxKeys: pageSize,
              ...(place ? { StartAfter: place } : {}),
            }),
          ),
        )
        const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
        yield* keys
        // Going on after the last key needs nothing a maker of storage could do its own way.
        place = page.IsTruncated ? keys.at(-1) : undefined
      }
    },

    close: () => client.destroy(),
  }
}

async function answering<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new StorageAway(operation, error)
  }
}
