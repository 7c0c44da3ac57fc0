import type { OrderStatus } from '@welt/contract/entity/order.ts'

/** An order of the demo's past: who, when, what. Everything else follows. */
export interface OrderSeed {
  id: number
  customer: number
  createdAt: string
  status: OrderStatus
  payment: PaymentCode
  lines: readonly (readonly [sku: string, quantity: number])[]
  coupon?: 'WILLKOMMEN10'
}

export type PaymentCode =
  | 'payone_creditcard'
  | 'payone_wallet_paypal_express'
  | 'payone_debit_payment'
  | 'checkmo'
  | 'invoice'

export const orders: readonly OrderSeed[] = [
  {
    id: 1,
    customer: 5,
    createdAt: '2024-09-09 08:12:02',
    status: 'processing',
    payment: 'invoice',
    lines: [
      ['UTRECHT-NAV-385-G', 1],
      ['CREAM', 1],
    ],
  },
  {
    id: 2,
    customer: 1,
    createdAt: '2024-11-18 19:31:17',
    status: 'processing',
    payment: 'payone_creditcard',
    lines: [
      ['FLORENZ-BLK-390-F', 1],
      ['TREE', 1],
      ['BRUSH', 1],
    ],
    coupon: 'WILLKOMMEN10',
  },
  {
    id: 3,
    customer: 6,
    createdAt: '2025-01-20 10:52:44',
    status: 'processing',
    payment: 'invoice',
    lines: [
      ['CREAM', 12],
      ['CLOTH', 20],
      ['BRUSH', 6],
    ],
  },
  {
    id: 4,
    customer: 2,
    createdAt: '2025-02-03 08:40:35',
    status: 'canceled',
    payment: 'checkmo',
    lines: [['EISENACH-BLK-430-G', 1]],
  },
  {
    id: 5,
    customer: 2,
    createdAt: '2025-02-11 20:05:58',
    status: 'processing',
    payment: 'payone_wallet_paypal_express',
    lines: [
      ['EISENACH-MOC-435-G', 1],
      ['TREE', 1],
    ],
  },
  {
    id: 6,
    customer: 5,
    createdAt: '2025-04-02 12:19:40',
    status: 'processing',
    payment: 'invoice',
    lines: [['LUGANO-COG-385-G', 1]],
  },
  {
    id: 7,
    customer: 3,
    createdAt: '2025-05-27 22:03:11',
    status: 'processing',
    payment: 'payone_creditcard',
    lines: [
      ['ZITTAU-TOB-425-G', 1],
      ['SUEDE-SPRAY', 1],
      ['SUEDE-BRUSH', 1],
    ],
  },
  {
    id: 8,
    customer: 4,
    createdAt: '2025-06-14 11:25:06',
    status: 'processing',
    payment: 'payone_creditcard',
    lines: [
      ['KOPENHAGEN-CHE-380-G', 1],
      ['WAX', 1],
    ],
    coupon: 'WILLKOMMEN10',
  },
  {
    id: 9,
    customer: 4,
    createdAt: '2025-09-21 17:44:29',
    status: 'canceled',
    payment: 'payone_wallet_paypal_express',
    lines: [['DURHAM-FOR-380-G', 1]],
  },
  {
    id: 10,
    customer: 1,
    createdAt: '2025-10-05 09:16:50',
    status: 'processing',
    payment: 'payone_debit_payment',
    lines: [
      ['TEXEL-SAN-390-G', 1],
      ['SUEDE-SPRAY', 2],
    ],
  },
  {
    id: 11,
    customer: 6,
    createdAt: '2025-11-12 14:02:23',
    status: 'processing',
    payment: 'invoice',
    lines: [
      ['TREE', 8],
      ['CLOTH', 10],
      ['LACES', 40],
    ],
  },
  {
    id: 12,
    customer: 5,
    createdAt: '2026-01-08 18:37:15',
    status: 'processing',
    payment: 'invoice',
    lines: [
      ['SKYE-BLK-385-G', 1],
      ['CREAM', 2],
    ],
  },
  {
    id: 13,
    customer: 2,
    createdAt: '2026-03-30 07:51:48',
    status: 'processing',
    payment: 'payone_creditcard',
    lines: [
      ['FUENFKIRCHEN-COG-435-H', 1],
      ['LEATHER-MILK', 1],
    ],
  },
  {
    id: 14,
    customer: 3,
    createdAt: '2026-06-19 23:11:09',
    status: 'canceled',
    payment: 'checkmo',
    lines: [
      ['PORTOFINO-NAV-425-G', 1],
      ['SHOE-HORN', 1],
    ],
  },
  {
    id: 15,
    customer: 3,
    createdAt: '2026-09-17 20:28:54',
    status: 'processing',
    payment: 'payone_creditcard',
    lines: [
      ['WIEN-COG-425-G', 1],
      ['TREE', 1],
      ['CREAM', 1],
    ],
  },
  {
    id: 16,
    customer: 4,
    createdAt: '2026-10-31 15:09:37',
    status: 'processing',
    payment: 'payone_creditcard',
    lines: [
      ['RESOLE', 1],
      ['LACES-BOOT', 1],
    ],
  },
  {
    id: 17,
    customer: 1,
    createdAt: '2026-11-12 21:54:20',
    status: 'pending',
    payment: 'checkmo',
    lines: [
      ['GASTEIN-BOR-390-G', 1],
      ['INSOLES', 1],
    ],
  },
  {
    id: 18,
    customer: 2,
    createdAt: '2026-11-14 10:33:02',
    status: 'pending',
    payment: 'invoice',
    lines: [
      ['AGRAM-BLK-435-G', 1],
      ['CREAM-BLACK', 1],
    ],
  },
]
