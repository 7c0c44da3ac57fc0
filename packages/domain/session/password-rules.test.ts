import { assert, base64String, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenPasswordRules, normalizePassword } from './password-rules.ts'

describe('the rules of a password', () => {
  test.each([
    'Pferd-Batterie-9',
    'schuster bleib bei 3 Leisten',
    'öÖ7ßäüfg',
    'ÄÖÜäöü12',
    'lederSohle!',
    'RAHMEN7GENÄHT?',
    `Aa1${'x'.repeat(253)}`,
  ])('[S-25] %s is good', (password) => {
    expect(brokenPasswordRules(password, 'ada@example.com')).toEqual([])
  })

  test.each([
    ['', ['length', 'classes']],
    ['Aa1!', ['length']],
    ['Aa1!Aa1', ['length']],
    ['nurkleinbuchstaben', ['classes']],
    ['kleinund123', ['classes']],
    ['GROSSUND123', ['classes']],
    ['73519264', ['classes']],
    [`Aa1${'x'.repeat(254)}`, ['limit']],
  ])('[S-25] %j breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken)
  })

  test.each([
    'Password1',
    'Passwort1!',
    'P@ssw0rd',
    'P@$$w0rd2024',
    'Passw0rd!',
    'Willkommen1',
    'Sommer2025!',
    'Qwertz123!',
    'Abcd1234',
    'Abcd-1234',
    '1Q2w3e4r',
    'Schalke04!',
    '!!Frühling26',
    'Admin123!',
  ])('[S-25] %s is tried first by everybody, and refused', (password) => {
    expect(brokenPasswordRules(password)).toContain('common')
  })

  test('[S-25] the e-mail address is no password, in whatever case', () => {
    expect(brokenPasswordRules('Jürgen.Groß1@Example.com', 'jürgen.groß1@example.com ')).toEqual(['email'])
    expect(brokenPasswordRules('Jürgen.Groß1', 'jürgen.groß1@example.com')).toEqual(['email'])
    expect(brokenPasswordRules('Jürgen.Groß2', 'jürgen.groß1@example.com')).toEqual([])
  })

  test('[S-25] signs beyond the first plane count once', () => {
    expect(brokenPasswordRules('Aa1👞👞👞👞')).toEqual(['length'])
    expect(brokenPasswordRules('Aa1👞👞👞👞👞')).toEqual([])
  })

  test('[S-25] a letter typed with a combining mark is the letter', () => {
    expect(normalizePassword('Mu\u0308ller')).toBe('Müller')
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        expect(brokenPasswordRules(text.normalize('NFD'))).toEqual(brokenPasswordRules(text.normalize('NFC')))
      }),
    )
  })

  test('[S-25] random passwords of three classes are not taken for common ones', () => {
    assert(
      property(base64String({ minLength: 24, maxLength: 60 }), (text) => {
        expect(brokenPasswordRules(`aZ9${text}`)).toEqual([])
      }),
    )
  })
})
