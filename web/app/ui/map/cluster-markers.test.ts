import { expect, it } from 'vitest'
import { boundsOf, clusterMarkers } from './cluster-markers.ts'
import { MAX_ZOOM } from './map.constants.ts'

const at = (id: string, lat: number, lng: number) => ({ id, position: { lat, lng } })
const farol = at('farol', -0.6155, -47.3565)
const praca = at('praca', -0.617, -47.3533)
const atalaia = at('atalaia', -0.5957, -47.3119)
const ids = (clusters: ReturnType<typeof clusterMarkers>) =>
  clusters.map(({ markers }) => markers.map(({ id }) => id))

it('puts together the pins that would cover each other, where the first of them is', () => {
  const clusters = clusterMarkers([farol, praca, atalaia], 12)
  expect(ids(clusters)).toEqual([['farol', 'praca'], ['atalaia']])
  expect(clusters[0]?.position).toEqual(farol.position)
})

it('takes them apart as one comes nearer', () => {
  expect(ids(clusterMarkers([farol, praca, atalaia], 15))).toEqual([
    ['farol'],
    ['praca'],
    ['atalaia'],
  ])
})

it('never hides the chosen pin', () => {
  expect(ids(clusterMarkers([farol, praca, atalaia], 12, 'farol'))).toEqual([
    ['farol'],
    ['praca'],
    ['atalaia'],
  ])
})

it('shows everybody at the closest zoom, even two at one door', () => {
  const twin = at('twin', farol.position.lat, farol.position.lng)
  expect(ids(clusterMarkers([farol, twin], MAX_ZOOM))).toEqual([['farol'], ['twin']])
})

it('frames all pins, and nothing where there are none', () => {
  expect(boundsOf([farol, praca, atalaia].map(({ position }) => position))).toEqual({
    west: -47.3565,
    south: -0.617,
    east: -47.3119,
    north: -0.5957,
  })
  expect(boundsOf([])).toBeNull()
})
