/**
 * How long a paid purchase keeps the name and the document of its buyer once their account is gone, from the
 * payment on: CTN art. 173 and CDC art. 27. Free of zod: the browser reads it too.
 */
export const PURCHASE_KEPT_YEARS = 5
