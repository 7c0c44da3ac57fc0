import { cartSyncRace } from './cart-sync-race.ts'
import { changedBody } from './changed-body.ts'
import { changingCart } from './changing-cart.ts'
import { couponRace } from './coupon-race.ts'
import { doubleSubmit } from './double-submit.ts'
import { fuzzCalls } from './fuzz-calls.ts'
import { intruder } from './intruder.ts'
import { killWhilePlacing } from './kill-while-placing.ts'
import { loginMerge } from './login-merge.ts'
import { massAssignment } from './mass-assignment.ts'
import { oversell } from './oversell.ts'
import { priceTamper } from './price-tamper.ts'
import { quantityRules } from './quantity-rules.ts'
import { rounding } from './rounding.ts'
import type { Scenario } from './scenario.ts'

export const allScenarios: readonly Scenario[] = [
  oversell,
  doubleSubmit,
  changedBody,
  killWhilePlacing,
  couponRace,
  changingCart,
  priceTamper,
  quantityRules,
  rounding,
  cartSyncRace,
  loginMerge,
  intruder,
  massAssignment,
  fuzzCalls,
]
