import { describe, expect, test } from 'vitest'
import { checkArrows } from './check-arrows.mjs'

const check = (files: Record<string, string>) => checkArrows(new Map(Object.entries(files)))

describe('between packages', () => {
  test('allowed arrows are silent', () => {
    expect(
      check({
        'packages/domain/price/tax.ts': "import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'",
        'packages/domain/cart/check.ts': "import { errorText } from '@welt/contract/error-text.ts'",
        'packages/platform/http/app.ts':
          "import { Call } from '@welt/contract/api/call.ts'\nimport { Hono } from 'hono'",
        'packages/server/main.ts': "import { createPlatform } from '@welt/platform/create-platform.ts'",
        'e2e/cart.spec.ts': "import { models } from '@welt/platform/seed/models.ts'",
      }),
    ).toEqual([])
  })

  test('the storefront knows no platform', () => {
    expect(check({ 'packages/storefront/api/api.ts': "import { x } from '@welt/platform/http/x.ts'" })).toEqual([
      'packages/storefront/api/api.ts imports @welt/platform/http/x.ts: storefront may know contract, domain, illustration alone, because the shop speaks to a platform through the fetch that it is given.',
    ])
  })

  test('the contract knows nobody', () => {
    expect(check({ 'packages/contract/api/a.ts': "import type { Cent } from '@welt/domain/money/cent.ts'" })).toEqual([
      'packages/contract/api/a.ts imports @welt/domain/money/cent.ts: contract may know no other package, because the wire knows nobody who speaks over it.',
    ])
  })

  test('a path into another package is refused with the right name', () => {
    expect(check({ 'packages/platform/price/a.ts': "import { b } from '../../domain/price/b.ts'" })).toEqual([
      'packages/platform/price/a.ts imports ../../domain/price/b.ts by its path: another package is imported by its name, @welt/domain/price/b.ts.',
    ])
  })

  test('a schema in the domain is refused, a test may have it', () => {
    const source = "import { Product } from '@welt/contract/entity/product.ts'"
    expect(check({ 'packages/domain/product/a.ts': source, 'packages/domain/product/a.test.ts': source })).toEqual([
      'packages/domain/product/a.ts imports @welt/contract/entity/product.ts at run time: the domain takes types alone (import type) from the contract, apart from error-text.ts, early-error-sentence.ts.',
    ])
  })

  test('a new package needs a rule', () => {
    expect(check({ 'packages/mail/a.ts': "import { b } from '@welt/contract/b.ts'" })).toEqual([
      'packages/mail/a.ts lies in the package mail, which has no rule in scripts/arrow/arrow-rules.mjs.',
    ])
  })
})

describe('React', () => {
  test('stands in .tsx and use-*.ts alone', () => {
    const source = "import { useState } from 'react'"
    expect(
      check({
        'packages/storefront/cart/cart.tsx': source,
        'packages/storefront/cart/use-cart.ts': source,
        'packages/storefront/cart/cart-store.ts': source,
      }),
    ).toEqual([
      'packages/storefront/cart/cart-store.ts imports react: React stands in .tsx and use-*.ts alone, so that everything else runs in a test without a page.',
    ])
  })
})

describe('between the folders of a package', () => {
  test('a circle is told with the files that close it', () => {
    expect(
      check({
        'packages/platform/cart/add.ts': "import { check } from '../stock/check.ts'",
        'packages/platform/stock/check.ts': "import { rate } from '../price/rate.ts'",
        'packages/platform/price/rate.ts': "import type { Line } from '../cart/line.ts'",
      }),
    ).toEqual([
      'packages/platform: the folders cart → stock → price → cart form a circle (cart/add.ts imports stock/check.ts, stock/check.ts imports price/rate.ts, price/rate.ts imports cart/line.ts): a noun is in the wrong place.',
    ])
  })

  test('inside one folder, from tests and from the top of the package there is no circle', () => {
    expect(
      check({
        'packages/platform/storage/sqlite.ts': "import { all } from './migration/all.ts'",
        'packages/platform/storage/migration/all.ts': "import type { Database } from '../database.ts'",
        'packages/platform/stock/check.ts': "import { Log } from '../log/log.ts'",
        'packages/platform/log/log.test.ts': "import { check } from '../stock/check.ts'",
        'packages/platform/log/testing/example.ts': "import { check } from '../../stock/check.ts'",
        'packages/platform/create-platform.ts': "import { check } from './stock/check.ts'",
      }),
    ).toEqual([])
  })

  test('two circles are two sentences', () => {
    expect(
      check({
        'packages/domain/a/1.ts': "import '../b/1.ts'",
        'packages/domain/b/1.ts': "import '../a/1.ts'",
        'packages/domain/c/1.ts': "import '../d/1.ts'",
        'packages/domain/d/1.ts': "import '../c/1.ts'",
      }),
    ).toHaveLength(2)
  })
})
