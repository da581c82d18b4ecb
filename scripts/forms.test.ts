import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from './processes.ts'

/** The first tag from its name on: braces hold code, in which there may be other brackets. */
function tagAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (text[at] === '>' && depth === 0) return text.slice(start, at)
  }
  return text.slice(start)
}

// spec: 703
it('no form leaves it to the browser, in its own language, to say what is wrong', async () => {
  const silent: string[] = []
  let forms = 0
  for await (const file of glob('web/app/**/*.tsx', { cwd: repository })) {
    if (file.endsWith('.test.tsx')) continue
    const text = readFileSync(join(repository, file), 'utf8')
    for (const { index } of text.matchAll(/<form\b/g)) {
      forms += 1
      if (!tagAt(text, index).includes('noValidate')) silent.push(file)
    }
  }
  expect(silent).toEqual([])
  expect(forms).toBeGreaterThan(60)
})
