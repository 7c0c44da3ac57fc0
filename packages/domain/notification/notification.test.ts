import { describe, expect, test } from 'vitest'
import { addNotification } from './add-notification.ts'
import { expiry } from './expiry.ts'
import { type Notification, notificationTypes } from './notification.ts'
import { removeNotification } from './remove-notification.ts'

const added = { type: 'success', message: 'Product has been added to the cart!' }
const updated = { type: 'success', message: 'Product quantity has been updated!' }
const messages = (list: readonly Notification[]) => list.map(({ message }) => message)

describe('addNotification', () => {
  test('[SHELL-10] puts the newest at the end, with the id it was given', () => {
    const list = addNotification(addNotification([], added, 1), updated, 2)
    expect(messages(list)).toEqual([added.message, updated.message])
    expect(list.map(({ id }) => id)).toEqual([1, 2])
  })

  test('[SHELL-10] an identical consecutive message is dropped', () => {
    const once = addNotification([], added, 1)
    expect(addNotification(once, { ...added, type: 'warning' }, 2)).toBe(once)
  })

  test('[SHELL-10] the same message comes again after another one, and after the first is gone', () => {
    const list = addNotification(addNotification(addNotification([], added, 1), updated, 2), added, 3)
    expect(messages(list)).toEqual([added.message, updated.message, added.message])
    expect(messages(addNotification(removeNotification(addNotification([], added, 1), 1), added, 2))).toEqual([
      added.message,
    ])
  })

  test.each(notificationTypes)('[SHELL-10] keeps the type %s', (type) => {
    expect(addNotification([], { type, message: 'Grüße' }, 1)[0]?.type).toBe(type)
  })

  test.each(['error', '', 'Success', 'toString'])('[SHELL-10] the unknown type %j becomes danger', (type) => {
    expect(addNotification([], { type, message: 'Grüße' }, 1)[0]?.type).toBe('danger')
  })

  test('[SHELL-10] has up to two actions', () => {
    const actions = [{ label: 'Proceed to checkout' }, { label: 'OK' }, { label: 'One too many' }]
    expect(addNotification([], { ...added, actions }, 1)[0]?.actions).toEqual(actions.slice(0, 2))
    expect(addNotification([], added, 1)[0]?.actions).toEqual([])
  })
})

describe('removeNotification', () => {
  test('[SHELL-10] takes out the one with the id and leaves the others', () => {
    const list = addNotification(addNotification([], added, 1), updated, 2)
    expect(messages(removeNotification(list, 1))).toEqual([updated.message])
    expect(messages(removeNotification(list, 3))).toEqual(messages(list))
  })
})

describe('expiry', () => {
  const shown = { shownAt: 1_000_000, defaultTimeToLive: 8000 }

  test.each([
    ['after the default time', { hasNoTimeout: false }, 1_008_000],
    ['after its own time', { timeToLive: 3000, hasNoTimeout: false }, 1_003_000],
    ['at once, if its own time is nothing', { timeToLive: 0, hasNoTimeout: false }, 1_000_000],
    ['never, if it has no timeout', { timeToLive: 3000, hasNoTimeout: true }, null],
  ])('[SHELL-10] a notification goes %s', (_, notification, moment) => {
    expect(expiry(notification, shown)).toBe(moment)
  })
})
