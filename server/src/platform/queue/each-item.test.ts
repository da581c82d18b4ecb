import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { ItemsFailed, ServiceAway } from './each-item.ts'

const portal = useTestApp()
const list = { job: 'test.list', idOf: String }
const failed = () => portal.deps.stores.failedWork.list(50)

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('failed_work').execute()
})

async function* pages() {
  yield* [1, 2]
  yield* [3, 4]
}

describe('a list that a job goes through', () => {
  it.each([1, 3])('is done but for what fails, %i at a time', async (atOnce) => {
    const done: number[] = []
    const going = portal.deps.eachItem({ ...list, atOnce }, [1, 2, 3, 4, 5], async (item) => {
      if (item === 1 || item === 4) throw new TypeError(`fulana@exemplo.test ${item}`)
      done.push(item)
    })
    await expect(going).rejects.toThrow(ItemsFailed)
    expect(done.sort()).toEqual([2, 3, 5])
    const inOrder = (await failed()).toSorted((a, b) => a.item.localeCompare(b.item))
    expect(inOrder).toMatchObject([
      { job: 'test.list', item: '1', failure: 'TypeError', times: 1, may_retry: true },
      { job: 'test.list', item: '4', failure: 'TypeError', times: 1, may_retry: true },
    ])
    expect(JSON.stringify(await failed())).not.toContain('exemplo')
  })

  it('counts what fails again, and forgets what is done at last', async () => {
    const { eachItem } = portal.deps
    const fail = async () => Promise.reject(new Error('no'))
    await expect(eachItem(list, [1, 2], fail)).rejects.toThrow(ItemsFailed)
    const onlyTwo = async (item: number) => (item === 2 ? fail() : undefined)
    await expect(eachItem(list, [1, 2], onlyTwo)).rejects.toThrow(ItemsFailed)
    expect(await failed()).toMatchObject([{ item: '2', times: 2 }])
    await eachItem(list, [2], async () => undefined)
    expect(await failed()).toEqual([])
  })

  it('may come in pages', async () => {
    const done: number[] = []
    await portal.deps.eachItem(list, pages(), async (item) => void done.push(item))
    expect(done).toEqual([1, 2, 3, 4])
  })

  it('is left where it is when a service that all of it needs is away', async () => {
    const tried: number[] = []
    const away = new ServiceAway('ECONNREFUSED', null)
    const going = portal.deps.eachItem(list, [1, 2, 3], async (item) => {
      tried.push(item)
      if (item === 2) throw away
    })
    await expect(going).rejects.toBe(away)
    expect(tried).toEqual([1, 2])
    expect(await failed()).toEqual([])
  })

  it('that cannot be read fails as what it is', async () => {
    const broken = (async function* () {
      yield 1
      throw new Error('the next page cannot be read')
    })()
    await expect(portal.deps.eachItem(list, broken, async () => undefined)).rejects.toThrow(
      'the next page cannot be read',
    )
  })
})
