import { describe, expect, test } from 'vitest'
import { createPlace } from './place.ts'

describe('place', () => {
  const place = createPlace(1.5, 768, 944)

  test('millimetres from the middle and the ground become board units', () => {
    expect(place.path('M0 0L-10-20H5V-.5Z')).toBe('M768 944L708 824H798V941Z')
  })

  test('relative steps and radii are scaled, flags are kept', () => {
    expect(place.path('M0 0l1-2A10 5 0 0 1 10 0')).toBe('M768 944l6-12A60 30 0 0 1 828 944')
  })

  test('numbers next to nothing are numbers', () => {
    expect(place.path('M1e-15 0L2e-7 1')).toBe('M768 944L768 950')
  })
})
