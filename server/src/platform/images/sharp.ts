import sharp from 'sharp'

// One core for images, however many there are: pages are rendered beside them. Nothing is asked for
// twice, so nothing is remembered.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
