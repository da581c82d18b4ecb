export const COLLECTIONS = '/roteiros'

export const collectionAddress = ({ slug }: { slug: string }) => `${COLLECTIONS}/${slug}`
