import { describe, expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { stemGerman } from './stem-german.ts'

const stem = (word: string) => stemGerman(foldText(word))

describe('forms of one word have one stem', () => {
  test.each([
    ['Schuh', ['Schuhe', 'Schuhen', 'Schuhes', 'Schuhs']],
    ['Schnürstiefel', ['Schnürstiefeln', 'Schnürstiefels', 'schnuerstiefel']],
    ['braun', ['braune', 'brauner', 'braunen', 'braunes', 'braunem']],
    ['rahmengenäht', ['rahmengenähte', 'rahmengenähten', 'rahmengenähter']],
    ['Bürste', ['Bürsten', 'Buerste']],
    ['Tuch', ['Tücher', 'Tüchern', 'Tuches']],
    ['Budapester', ['Budapestern']],
    ['Spanner', ['Spannern', 'Spanners']],
    ['Sohle', ['Sohlen']],
  ])('%s: %j', (word, forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)))
  })
})

// From the description of the algorithm.
test.each([
  ['aufeinanderfolgenden', 'aufeinanderfolg'],
  ['auferstehung', 'aufersteh'],
  ['auffälligen', 'auffall'],
  ['auffassungsvermögen', 'auffassungsvermog'],
  ['kategorischen', 'kategor'],
  ['käuflich', 'kauflich'],
  ['katzensprung', 'katzenspr'],
  ['bedürfnissen', 'bedurfnis'],
  ['äckern', 'ack'],
  ['armes', 'arm'],
  ['derbsten', 'derb'],
])('%s becomes %s', (word, expected) => {
  expect(stem(word)).toBe(expected)
})

test.each(['Öse', 'Rot', 'ab'])('%s is too short to have an ending', (word) => {
  expect(stem(word)).toBe(foldText(word))
})
