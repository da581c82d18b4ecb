import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Lock = { packages: Record<string, { version?: string; resolved?: string }> }
const lock = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
) as Lock

/**
 * The oldest versions without a known hole that matters here. It stands in for an online audit,
 * which the build machine cannot make; raise a floor when an advisory names one.
 */
const FLOORS: Record<string, string> = {
  fastify: '5.12.6',
  '@fastify/static': '10.1.4',
  'react-router': '8.3.0',
  'better-auth': '1.7.16',
}
const FORBIDDEN = ['@fastify/express', 'react-server-dom-webpack', '@vitejs/plugin-rsc']

const installed = (name: string) =>
  Object.entries(lock.packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = '0.0.0' }]) => version)

function isAtLeast(version: string, floor: string) {
  const [a, b] = [version, floor].map((text) => text.split('.').map(Number))
  for (let part = 0; part < 3; part += 1) {
    const difference = (a?.[part] ?? 0) - (b?.[part] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

it.each(Object.entries(FLOORS))('every installed %s is at least %s', (name, floor) => {
  for (const version of installed(name)) {
    expect(isAtLeast(version, floor), `${name} ${version}`).toBe(true)
  }
})

it('has Fastify, its static files and React Router installed once each', () => {
  for (const name of ['fastify', '@fastify/static', 'react-router', 'react', 'react-dom', 'zod']) {
    expect(installed(name), name).toHaveLength(1)
  }
})

it.each(FORBIDDEN)('never installs %s', (name) => {
  expect(installed(name)).toEqual([])
})

it('names no registry host in the lock file', () => {
  const addresses = Object.values(lock.packages).map(({ resolved = '' }) => resolved)
  expect(addresses.filter((address) => address.startsWith('http'))).toEqual([])
})
