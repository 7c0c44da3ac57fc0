import type { Migration } from './migration.ts'

const amounts = {
  sales_order: ['grand_total_cents', 'tax_cents', 'shipping_cents'],
  sales_order_line: ['gross_cents', 'tax_cents', 'discount_cents'],
  order_payment: ['amount_cents'],
}

/**
 * PostgreSQL's INTEGER ends at 21 million euros, and ten thousand of something dear cost more; SQLite's does not. And who
 * has used a coupon is found without looking at everybody who has.
 */
export const largeAmount: Migration = {
  id: 11,
  name: 'large-amount',
  async up(tx) {
    await tx.run('DROP INDEX coupon_use_by_code')
    await tx.run('CREATE INDEX coupon_use_by_customer ON coupon_use (coupon_code, customer_id)')
    await tx.run('CREATE INDEX coupon_use_by_email ON coupon_use (coupon_code, email)')
    if (tx.dialect === 'sqlite') return
    for (const [table, columns] of Object.entries(amounts)) {
      await tx.run(`ALTER TABLE ${table} ${columns.map((name) => `ALTER COLUMN ${name} TYPE BIGINT`).join(', ')}`)
    }
  },
}
