export const ordersHelp = `npm run orders                       the orders, the newest first
npm run orders -- --status pending   those that are not paid; also processing (paid), canceled
                  --page 2           the next twenty
npm run orders -- show 000001000     what was ordered, by whom, and what is due
npm run orders -- pay 000001000      marks an order as paid: from now on it is processed
npm run orders -- cancel 000001000   cancels an order: what it took is on the shelf again, its coupon stays used

A shop that is running shows it within seconds; the buyer gets no letter, and no money is moved. Times are in UTC.
The database is that of npm start: DATA_DIR, or DATABASE_URL.`
