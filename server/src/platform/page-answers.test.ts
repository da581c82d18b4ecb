import { expect, it } from 'vitest'
import { BROWSERS, ROBOTS } from '../../test/user-agents.ts'
import { PageAnswers } from './page-answers.ts'

const [browser] = BROWSERS
const [robot] = ROBOTS

it('counts pages by kind, robots apart, and hands them over once', () => {
  const answers = new PageAnswers(true)
  answers.count('/guia/bar-do-ze', browser)
  answers.count('/guia/pousada-atalaia', browser)
  answers.count('/guia/bar-do-ze', robot)
  answers.count('/', browser)
  expect(answers.take()).toEqual([
    { page: 'business', isRobot: false, answers: 2 },
    { page: 'business', isRobot: true, answers: 1 },
    { page: 'home', isRobot: false, answers: 1 },
  ])
  expect(answers.take()).toEqual([])
})

it('leaves out places of work, the data of a page and what is no page', () => {
  const answers = new PageAnswers(true)
  for (const path of [
    '/admin',
    '/dash-espadarte',
    '/guia/bar-do-ze.data',
    '/nao-existe',
    '/guia',
  ]) {
    answers.count(path, browser)
  }
  expect(answers.take()).toEqual([])
})

it('counts what could not be written with the next', () => {
  const answers = new PageAnswers(true)
  answers.count('/mapa', browser)
  const taken = answers.take()
  answers.count('/mapa', browser)
  answers.giveBack(taken)
  expect(answers.take()).toEqual([{ page: 'map', isRobot: false, answers: 2 }])
})

it('counts nothing where the log of nginx is read', () => {
  const answers = new PageAnswers(false)
  answers.count('/', browser)
  expect(answers.take()).toEqual([])
})
