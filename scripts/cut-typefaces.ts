import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from './processes.ts'
import { cutTypefaces } from './typefaces.ts'

for (const { name, bytes } of await cutTypefaces()) {
  await writeFile(join(repository, 'web/app/typefaces', name), bytes)
  console.log(name, `${bytes.length} bytes`)
}
