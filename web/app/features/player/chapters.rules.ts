/** The one that is heard at the moment; -1 before the first. */
export function chapterAt(chapters: readonly { startTime: number }[], seconds: number): number {
  return chapters.findLastIndex(({ startTime }) => startTime <= seconds)
}
