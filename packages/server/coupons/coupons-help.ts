export const couponsHelp = `npm run coupons                               all coupons, whether they count, and how often they were used
npm run coupons -- add ADVENT --percent 10    makes one that takes 10 % off the goods
npm run coupons -- add ADVENT --amount 20.00  or 20.00 of the shop's currency
                       --from 2026-12-01      counts from this day on
                       --to 2026-12-24        until this day is over
                       --minimum 50.00        for goods that cost so much, with tax
                       --uses 100             for so many orders
                       --uses-per-customer 1  for so many orders of one customer
npm run coupons -- end ADVENT                 ends it now; what was used stays used

Codes are kept in capitals; shoppers may type them as they like. A code is given once, also when its coupon is over. Days
are those of UTC; 2026-12-24T18:00+01:00 names a moment. A shop that is running knows it at once.
The database is that of npm start: DATA_DIR, or DATABASE_URL.`
