import { dataKey } from '@portal/contract/people/accounts/data-key'
import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import { personNames } from './personal-data.ts'

const told = features.flatMap(({ name, person }) => (person ? [{ name, person }] : []))
const nameOf = (column: string | { name: string }) =>
  typeof column === 'string' ? column : column.name

describe('what a person’s data is called', () => {
  // spec: 482
  it.each(told)('is said by $name of every table it hands over', ({ person }) => {
    expect(Object.keys(person.names)).toEqual(
      expect.arrayContaining(Object.keys(person.tables ?? {})),
    )
  })

  it('tells two tables, and two columns of one, apart', () => {
    const titles = Object.values(personNames).map(({ title }) => dataKey(title))
    expect(new Set(titles).size).toBe(titles.length)
    for (const { title, columns } of Object.values(personNames)) {
      const keys = Object.values(columns).map((column) => dataKey(nameOf(column)))
      expect(new Set(keys).size, title).toBe(keys.length)
      expect(keys, title).not.toContain('')
    }
  })
})
