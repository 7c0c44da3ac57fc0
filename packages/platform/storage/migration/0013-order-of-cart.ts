import type { Migration } from './migration.ts'

/**
 * For which cart an order was placed, what was sent and what was answered stand in the order itself: every order has them, and a
 * table of their own was one more row to write while others wait. Orders of the demo have no cart.
 */
export const orderOfCart: Migration = {
  id: 13,
  name: 'order-of-cart',
  async up(tx) {
    await tx.run('ALTER TABLE sales_order ADD COLUMN cart_id INTEGER NULL')
    await tx.run('ALTER TABLE sales_order ADD COLUMN body_hash TEXT NULL')
    await tx.run('ALTER TABLE sales_order ADD COLUMN answer TEXT NULL')
    const own = (column: string) => `${column} = (SELECT ${column} FROM placement WHERE order_id = entity_id)`
    await tx.run(
      `UPDATE sales_order SET ${['cart_id', 'body_hash', 'answer'].map(own).join(', ')}
       WHERE entity_id IN (SELECT order_id FROM placement)`,
    )
    await tx.run('CREATE UNIQUE INDEX sales_order_of_cart ON sales_order (cart_id)')
    await tx.run('DROP TABLE placement')
  },
}
