import { Readable } from 'node:stream'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPhoto } from '../../../../test/establishments.ts'
import { photo } from '../../../../test/photos.ts'
import { createAgency } from '../../../../test/properties.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { differenceHash } from '../../../platform/images/difference-hash.ts'
import { lookAtPhotos } from './look-at-photos.ts'

const portal = useTestApp({ clock: fixedClock() })
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['properties'])
})
afterAll(() => restore())

const bits = (one: bigint, other: bigint) =>
  [...BigInt.asUintN(64, one ^ other).toString(2)].filter((bit) => bit === '1').length

describe('what a photo looks like', () => {
  it('is the same in another size, quality and format, and another for another photo', async () => {
    const whole = await photo().jpeg({ quality: 90 }).toBuffer()
    const small = await photo().resize(320).webp({ quality: 40 }).toBuffer()
    const other = await photo().rotate(90).modulate({ brightness: 0.4 }).jpeg().toBuffer()
    const [one, same, not] = await Promise.all([whole, small, other].map(differenceHash))
    expect(bits(one ?? 0n, same ?? 0n)).toBeLessThanOrEqual(6)
    expect(bits(one ?? 0n, not ?? 0n)).toBeGreaterThan(6)
  })
})

describe('the same photo under two advertisers', () => {
  // spec: 660
  it('flags both, once, until the team says that both may show it', async () => {
    const [mine, theirs] = [await createAgency(portal), await createAgency(portal)]
    const file = await photo().jpeg().toBuffer()
    const deps = {
      ...portal.deps,
      ports: {
        ...portal.deps.ports,
        openPhoto: async () => ({ body: Readable.from([file]) }) as never,
      },
    }
    const shown = [await createPhoto(portal, mine.owner), await createPhoto(portal, theirs.owner)]
    const one = await mine.publish({}, [shown[0] ?? ''])
    const other = await theirs.publish({ title: 'Casa copiada' }, [shown[1] ?? ''])
    for (const { id } of [one, other, other]) await lookAtPhotos({ propertyId: id }, deps)

    const list = async () =>
      (await call(portal, 'GET', '/admin/properties?olhar=1', undefined, mine.admin)).json
    const { properties, waiting } = await list()
    expect([waiting, properties.map(({ id }: { id: string }) => id).sort()]).toEqual([
      2,
      [one.id, other.id].sort(),
    ])
    const flag = properties[0].flags[0].id
    const dismissed = await call(
      portal,
      'POST',
      `/admin/property-flags/${flag}/dismissed`,
      undefined,
      mine.admin,
    )
    expect(dismissed.status).toBe(200)
    await lookAtPhotos({ propertyId: other.id }, deps)
    expect((await list()).waiting).toBe(0)
  })
})

describe('photos that look alike among many', () => {
  it('are found by their bands exactly as by comparing each with each', async () => {
    const [mine, theirs] = [await createAgency(portal), await createAgency(portal)]
    const photos = (owner: typeof mine.owner) =>
      Promise.all(Array.from({ length: 12 }, () => createPhoto(portal, owner)))
    const one = await mine.publish({}, await photos(mine.owner))
    const other = await theirs.publish({ title: 'Casa parecida' }, await photos(theirs.owner))
    const flagged = async () => {
      await portal.asOwner('delete from property_flags')
      await portal.deps.stores.propertyCare.flagSamePhotos(one.id, portal.deps.clock.now())
      const { rows } = await portal.asOwner<{ distance: number }>(
        'select distance from property_flags where $1 in (property_id, other_id)',
        [one.id],
      )
      return rows.map(({ distance }) => distance)
    }
    const setHashes = (id: string, hash: bigint) =>
      portal.asOwner('update property_photos set hash = $2::bigint where property_id = $1', [
        ...[id, BigInt.asIntN(64, hash).toString()],
      ])
    const base = 0xf0a5_9c3e_1b77_8001n
    await setHashes(one.id, base)
    // Of every count of bits, spread over the bands in many ways.
    for (let bitsApart = 0; bitsApart <= 9; bitsApart += 1) {
      for (const stride of [1, 7, 11, 13, 17]) {
        let hash = base
        for (let bit = 0; bit < bitsApart; bit += 1) hash ^= 1n << BigInt((bit * stride + 5) % 64)
        await setHashes(other.id, hash)
        const apart = bits(base, hash)
        expect(await flagged(), `${apart} bits, every ${stride}`).toEqual(apart <= 6 ? [apart] : [])
      }
    }
  })
})
