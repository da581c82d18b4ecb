/** A plan that ends as a day begins holds until the end of the day before, and people are told that one. */
export const lastDayOf = (endsAt: string) => new Date(Date.parse(endsAt) - 1)
