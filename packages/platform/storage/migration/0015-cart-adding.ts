import type { Migration } from './migration.ts'

/** What was added to a cart under a name of the client's: said again, it is the same adding and not another one. */
export const cartAdding: Migration = {
  id: 15,
  name: 'cart-adding',
  async up(tx) {
    await tx.run(`
      CREATE TABLE cart_adding (
        cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
        add_id TEXT NOT NULL,
        PRIMARY KEY (cart_id, add_id)
      )`)
  },
}
