import { expect, it } from 'vitest'
import { listedIn, narrowColumns } from './column-types.ts'

it.each([
  ["CHECK ((kind = ANY (ARRAY['a'::text, 'b-c'::text])))", ['"a"', '"b-c"']],
  ["CHECK ((kind = 'a'::text))", ['"a"']],
  ["CHECK (((cardinality(kind) > 0) AND (kind <@ ARRAY['a'::text])))", ['"a"']],
  ["CHECK (((kind IS NULL) OR (kind = ANY (ARRAY['a'::text]))))", null],
  ["CHECK ((kind <> ALL (ARRAY['a'::text])))", null],
  ["CHECK ((jsonb_typeof(kind) = 'array'::text))", null],
  ['CHECK ((kind = ANY (ARRAY[301, 302])))', null],
])('reads from %s which values a column may have', (check, values) => {
  expect(listedIn(check, 'kind')).toEqual(values)
})

const GENERATED = `import type { ColumnType } from "kysely";
export interface Things {
  body: Json | null;
  kind: Generated<string>;
  kind_note: string;
  tags: string[] | null;
}
export interface DB {
  things: Things;
}`

it('gives them to the column, and declared columns what is declared', () => {
  const listed = new Map([
    ['things.kind', ['"a"', '"b"']],
    ['things.tags', ['"c"', '"d"']],
  ])
  expect(narrowColumns(GENERATED, listed, ['things.body'])).toContain(`export interface Things {
  body: JsonColumn<DeclaredColumns["things.body"]> | null;
  kind: Generated<"a" | "b">;
  kind_note: string;
  tags: ("c" | "d")[] | null;
}`)
})

it('refuses a declared column that is none', () => {
  expect(() => narrowColumns(GENERATED, new Map(), ['things.gone'])).toThrow('things.gone')
})
