import { pathOf } from '../line/path.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { heelLine, type SoleScene } from './sole-scene.ts'

/** The heel stands off the sole by its height: what is near to its breast lies in shade. */
export function drawHeelShade(scene: SoleScene): string {
  const { sheet, frame, plan } = scene
  const heel = pathOf(frame.line(heelLine(scene)), { closed: true })
  if (sheet.detail === 'thumb') return ''
  const d = pathOf(frame.line(plan.sole), { closed: true })
  const clip = sheet.define('hs', (id) => element('clipPath', { id }, element('path', { d })))
  return group(
    { 'clip-path': clip },
    softStroke(heel, {
      stroke: '#170a03',
      width: 70,
      blur: 22,
      opacity: 0.62,
      layers: 12,
      transform: 'translate(0 -10)',
    }),
    softStroke(heel, { stroke: '#170a03', width: 20, blur: 5, opacity: 0.8 }),
  )
}
