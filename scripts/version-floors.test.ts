import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean }
type Lock = { packages: Record<string, Locked> }
type Manifest = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>> & {
  workspaces?: string[]
}
const root = join(import.meta.dirname, '..')
const readJson = <Content>(path: string): Content =>
  JSON.parse(readFileSync(join(root, path), 'utf8'))
const lock = readJson<Lock>('package-lock.json')
const { workspaces = [] } = readJson<Manifest>('package.json')

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

// spec: 683
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

// spec: 683
it.each(FORBIDDEN)('never installs %s', (name) => {
  expect(installed(name)).toEqual([])
})

/** Build tool of React Router: the registry has no newer one yet; it brings nothing to a browser. */
const ROUTER_BUILD_TOOL = '@react-router/dev'

it('has every package of React Router once, and those that run in one version', () => {
  const names = Object.keys(lock.packages)
    .map((path) => path.replace(/^.*node_modules\//, ''))
    .filter((name) => name === 'react-router' || name.startsWith('@react-router/'))
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size, names.join(', ')).toBe(names.length)
  const running = names.filter((name) => name !== ROUTER_BUILD_TOOL).flatMap(installed)
  expect(new Set(running).size, running.join(', ')).toBe(1)
})

it.each(['.', ...workspaces])('asks for exact versions only: %s', (workspace) => {
  const { dependencies, devDependencies, overrides } = readJson<Partial<Manifest>>(
    join(workspace, 'package.json'),
  )
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...overrides })
  const loose = asked.filter(
    ([name, range]) =>
      !name.startsWith('@portal/') && !/^(npm:@?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range),
  )
  expect(loose).toEqual([])
})

it('knows the content of every package by its integrity', () => {
  const unknown = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { integrity = '' }]) => !integrity.startsWith('sha'))
  expect(unknown.map(([path]) => path)).toEqual([])
})

it('names no registry host in the lock file', () => {
  const addresses = Object.values(lock.packages).map(({ resolved = '' }) => resolved)
  expect(addresses.filter((address) => /^(https?|git|ssh)/.test(address))).toEqual([])
})
