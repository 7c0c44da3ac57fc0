import { colours } from '../params/colour.ts'
import type { ShoeParams, SoleName } from '../params/shoe-params.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drawCommandoSole } from './commando-sole.ts'
import { drawCrepeSole } from './crepe-sole.ts'
import { drawCupSole } from './cup-sole.ts'
import { drawDainiteSole } from './dainite-sole.ts'
import { footPlan } from './foot-plan.ts'
import { drawLeatherSole } from './leather-sole.ts'
import { drawPairShadow, mirror, planFrame } from './plan-frame.ts'
import { soleLook } from './sole-look.ts'
import type { SoleScene } from './sole-scene.ts'

const soles: Readonly<Record<SoleName, (scene: SoleScene) => string>> = {
  leather: drawLeatherSole,
  dainite: drawDainiteSole,
  commando: drawCommandoSole,
  crepe: drawCrepeSole,
  cup: drawCupSole,
}

/** The pair from below, toes up: the content of a sheet. */
export function drawSole(sheet: Sheet, params: ShoeParams): string {
  const plan = footPlan(params.last, params.making)
  const frame = planFrame(plan.length)
  const look = soleLook(params.making.sole)
  const scene: SoleScene = { sheet, params, plan, frame, look, colour: colours[params.finish.colour] }
  const shadow = drawPairShadow(sheet, frame, plan.sole)
  const right = group({ id: sheet.id('R') }, soles[params.making.sole](scene))
  return shadow + right + element('use', { href: `#${sheet.id('R')}`, transform: mirror })
}
