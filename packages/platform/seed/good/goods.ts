import { careGoods } from './care-goods.ts'
import type { GoodSeed } from './good-seed.ts'
import { serviceGoods } from './service-goods.ts'
import { setGoods } from './set-goods.ts'
import { toolGoods } from './tool-goods.ts'

export const goodSeeds: readonly GoodSeed[] = [...careGoods, ...toolGoods, ...setGoods, ...serviceGoods].sort(
  (a, b) => a.id - b.id,
)
