import type { Migration } from './migration.ts'

/**
 * Every price that was ever asked, for the lowest one of the last thirty days (§ 11 PAngV). Rows are only ever added:
 * the engine itself refuses to change or delete one.
 */
export const priceHistory: Migration = {
  id: 2,
  name: 'price-history',
  async up(tx) {
    await tx.run(`
      CREATE TABLE price_history (
        sku TEXT NOT NULL,
        valid_from TEXT NOT NULL,
        gross_cents INTEGER NOT NULL,
        PRIMARY KEY (sku, valid_from)
      )`)
    if (tx.dialect === 'sqlite') {
      for (const change of ['UPDATE', 'DELETE']) {
        await tx.run(`
          CREATE TRIGGER price_history_no_${change.toLowerCase()} BEFORE ${change} ON price_history
          BEGIN SELECT RAISE(ABORT, 'price_history only grows'); END`)
      }
      return
    }
    await tx.run(`
      CREATE FUNCTION refuse_price_history_change() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''price_history only grows''; END'`)
    await tx.run(`
      CREATE TRIGGER price_history_only_grows BEFORE UPDATE OR DELETE ON price_history
      FOR EACH ROW EXECUTE FUNCTION refuse_price_history_change()`)
  },
}
