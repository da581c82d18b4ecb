import { z } from 'zod'

/** A job as whoever asks for it knows it: its name in the queue, and what it is told. */
export type JobDefinition<Data extends object> = {
  readonly 'define it with defineJob(name, schema) and list its handler in the jobs of its feature': true
} & { readonly name: string; readonly data: z.ZodType<Data> }

const NO_DATA = z.object({})

export function defineJob(name: string): JobDefinition<object>
export function defineJob<Data extends object>(
  name: string,
  data: z.ZodType<Data>,
): JobDefinition<Data>
export function defineJob(name: string, data: z.ZodType<object> = NO_DATA) {
  return { name, data }
}

/** What the worker does for one definition. It may run twice for the same job: it must not mind. */
export type Job<Deps, Data extends object = object> = {
  name: string
  data: z.ZodType<Data>
  retryLimit: number
  expireInSeconds: number
  /** Cron in the city's time zone, for work that nobody asks for. */
  schedule?: string
  handle(data: Data, deps: Deps): Promise<void>
}

export type JobSender = {
  /** `at`: not before this moment. */
  add<Data extends object>(
    job: JobDefinition<Data>,
    data: NoInfer<Data>,
    options?: { at?: Date },
  ): Promise<void>
}
