/**
 * The keys of a record that was written down whole, as its type has them: the words of a kind, where they are put into
 * words. `Object.keys` says no more than text, because an object may hold more than its type names.
 */
export const namesOf = <Whole extends object>(whole: Whole) =>
  Object.keys(whole) as [keyof Whole & string, ...(keyof Whole & string)[]]
