// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  AUTH_KEY_PREFIX,
  clearAllStorage,
  clearStoredAuthData,
  isSignOutOwed,
  oweSignOut,
  settleSignOut,
} from './stored-auth-data.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  settleSignOut()
  localStorage.clear()
  sessionStorage.clear()
})

function fill() {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem(`${AUTH_KEY_PREFIX}um`, '1')
    storage.setItem(`${AUTH_KEY_PREFIX}dois`, '2')
    storage.setItem('carrinho', '3 tapiocas')
  }
}

describe('what the browser stores', () => {
  // spec: 147
  it('loses everything about who is signed in, and nothing else', () => {
    fill()
    clearStoredAuthData()
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
      ['carrinho'],
      ['carrinho'],
    ])
  })

  it('loses everything in a forced sign-out', () => {
    fill()
    clearAllStorage()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('remembers a sign-out that is owed, through every clearing, until it is settled', () => {
    oweSignOut()
    clearStoredAuthData()
    clearAllStorage()
    expect(isSignOutOwed()).toBe(true)
    settleSignOut()
    expect(isSignOutOwed()).toBe(false)
    expect(localStorage.length).toBe(0)
  })

  it('may be switched off altogether', () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    clearStoredAuthData()
    clearAllStorage()
    oweSignOut()
    expect(isSignOutOwed()).toBe(true)
  })
})
