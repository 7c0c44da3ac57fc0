import { type Placement, sidePlacement } from '../last/on-board.ts'
import type { Look } from '../leather/look.ts'
import { blend, hexOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import type { Line, Point } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { dots } from './dots.ts'
import { holes } from './holes.ts'
import { gauge, type Seam } from './seam.ts'
import { teeth } from './teeth.ts'

/**
 * All seams of a view at once, so that strokes of one kind share a group and a blur: shadow on the lower panel, edge,
 * light on the upper panel, holes, then thread in its groove.
 */
export function drawSeams(sheet: Sheet, seams: readonly Seam[], look: Look, on: Placement = sidePlacement): string {
  const deep = hexOf(look.ramp[0])
  const light = hexOf(blend(look.ramp[3], look.ramp[4], 0.55))
  const edged = seams.filter(({ flat }) => !flat)
  if (sheet.detail === 'thumb') {
    return group({ ...line(deep, 2.2), opacity: 0.7 }, ...edged.map((seam) => path(seam.line, on)))
  }
  return [
    shadows(sheet, edged, deep, on),
    group(line(deep, 0.42 * on.unit), ...edged.map((seam) => edgePath(seam, on))),
    group({ ...line(light, 0.24 * on.unit), opacity: 0.5 }, ...edged.map((seam) => path(beside(seam, 0.36), on))),
    drawHoles(seams, look, on),
    threads(sheet, seams, look, on),
  ].join('')
}

/** A line on the side of the upper panel (positive) or of the lower one. */
const beside = (seam: Seam, by: number): Point[] => offset(seam.line, seam.over === 'left' ? by : -by)

const line = (stroke: string, width: number) => ({ fill: 'none', stroke, 'stroke-width': width }) as const
const path = (along: Line, on: Placement): string => element('path', { d: pathOf(on.line(along)) })

function edgePath(seam: Seam, on: Placement): string {
  if (!seam.teeth) return path(seam.line, on)
  const { pitch, deep } = gauge.teeth
  return element('path', {
    d: polygonPath(on.line(teeth(seam.line, pitch, seam.over === 'left' ? -deep : deep)), { closed: false }),
    'stroke-width': 2,
  })
}

function shadows(sheet: Sheet, seams: readonly Seam[], deep: string, on: Placement): string {
  const near = seams.map((seam) => {
    const lift = seam.lift ?? 1
    return softStroke(pathOf(on.line(beside(seam, -0.45 * lift))), {
      stroke: deep,
      width: 1.5 * lift * on.unit,
      blur: 2.6,
      opacity: lift > 1 ? 0.45 : 0.6,
      layers: sheet.detail === 'stage' ? 5 : 3,
    })
  })
  return near.join('')
}

function threads(sheet: Sheet, seams: readonly Seam[], look: Look, on: Placement): string {
  const rows = seams.flatMap((seam) => {
    const size = seam.heavy ? gauge.heavy : gauge.fine
    const band = seam.holes ? gauge.holes.band : size.next
    const first = seam.flat ? 0 : size.first
    return Array.from({ length: seam.rows }, (_, row) => ({ size, along: beside(seam, first + row * band) }))
  })
  if (rows.length === 0) return ''
  const deep = hexOf(look.ramp[0])
  const drawn = rows.map(({ size, along }) => ({ size, d: pathOf(on.line(along)) }))
  const dash = (size: (typeof drawn)[number]['size'], scale = 1) =>
    `${(size.on - (scale - 1) * 0.2) * on.unit} ${(size.off + (scale - 1) * 0.2) * on.unit}`
  const groove = group(
    { ...line(deep, 0.95 * on.unit), opacity: 0.34 },
    ...drawn.map(({ d }) => element('path', { d })),
  )
  const sewn = drawn.map(({ d, size }) =>
    element('path', { d, 'stroke-width': size.thick * on.unit, 'stroke-dasharray': dash(size) }),
  )
  const thread = { ...line(look.thread, 2), 'stroke-linecap': 'round' } as const
  if (sheet.detail === 'card') return groove + group({ ...thread, opacity: 0.8 }, ...sewn)
  const cast = group({ ...thread, stroke: deep, opacity: 0.7, transform: 'translate(.5 .9)' }, ...sewn)
  return groove + cast + group({ ...thread, opacity: 0.92 }, ...sewn)
}

function drawHoles(seams: readonly Seam[], look: Look, on: Placement): string {
  const places = seams
    .filter((seam) => seam.holes)
    .map((seam) => holes(beside(seam, (seam.flat ? 0 : gauge.fine.first) + gauge.holes.band / 2)))
  if (places.length === 0) return ''
  return (
    punched(
      places.flatMap(({ big }) => big),
      gauge.holes.big,
      look,
      on,
    ) +
    punched(
      places.flatMap(({ small }) => small),
      gauge.holes.small,
      look,
      on,
    )
  )
}

/** Round holes: a light rim at the lower right, the dark of what lies under. */
export function punched(places: Line, radius: number, look: Look, on: Placement = sidePlacement): string {
  if (places.length === 0) return ''
  const d = dots(on.line(places))
  const width = radius * 2 * on.unit
  const [deep, mid, light] = [look.ramp[0], look.ramp[3], look.ramp[4]]
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('path', {
      d,
      stroke: hexOf(blend(mid, light, 0.5)),
      'stroke-width': width,
      opacity: 0.6,
      transform: 'translate(.7 .8)',
    }),
    element('path', { d, stroke: hexOf(blend(deep, [0, 0, 0], 0.45)), 'stroke-width': width * 0.94 }),
  )
}
