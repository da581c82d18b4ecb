/** Photos on their way at the same time: more would only make each slower. */
export const UPLOADS_AT_ONCE = 3
/** Shorter on both sides, a photo is blurred as the cover of a page. */
export const SMALL_PHOTO_SIDE = 960
/** A file of so many bytes is no small photo: it is sent without being opened here first. */
export const SURELY_LARGE_BYTES = 2 * 1024 * 1024
/** How often a photo in preparation is asked for, first and after the patient time. */
export const ASK_EVERY_MS = 2_000
export const ASK_LATER_EVERY_MS = 6_000
export const PATIENT_AFTER_MS = 30_000
/** Of many photos in preparation only the oldest are asked for: they are prepared in turn. */
export const ASK_ABOUT_AT_ONCE = 3
