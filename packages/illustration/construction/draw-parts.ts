import { bottomLines } from '../bottom/bottom-lines.ts'
import { drawSole } from '../bottom/draw-bottom.ts'
import { drawHeel } from '../bottom/draw-heel.ts'
import { clip, down, linear, spread } from '../good/paint.ts'
import { texture } from '../good/texture.ts'
import type { SideProfile } from '../last/side-profile.ts'
import { mixed } from '../leather/rgb.ts'
import { point } from '../line/point.ts'
import { board } from '../params/board.ts'
import { colours } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { closed, drawLayer, drawPlate, type LayerLook, open } from './draw-layer.ts'
import { heelLifts, layer, topSide } from './layer-lines.ts'

/** How far below its place each part hangs, in millimetres. */
const drops = { insole: 17, welt: 32, shank: 48, filling: 48, outsole: 62, heel: 70 }
export type Drops = Readonly<typeof drops>

/** A cup reaches up around what lies in it, so that it hangs lower. */
export function dropsOf({ stack }: SideProfile): Drops {
  return { ...drops, outsole: drops.outsole + stack.wall * 1.25, heel: drops.heel + stack.wall * 1.25 }
}
const liftGap = 6.4

export interface PartScene {
  sheet: Sheet
  params: ShoeParams
  profile: SideProfile
  rim: string | undefined
}

/** Cowhide; below it the canvas rib that the welt is sewn to. */
export function drawInsole({ sheet, profile, rim }: PartScene): string {
  const ends = { from: 3, to: profile.length - 5 }
  const rib = layer(profile, { from: 26, to: profile.length - 16, drop: drops.insole + 2.8, thick: 2.6, share: 0 })
  return (
    element('path', {
      d: closed([...rib.near, ...rib.under.toReversed()]),
      fill: '#d9ceb6',
      stroke: '#6f6249',
      'stroke-width': 1,
    }) + drawLayer(sheet, layer(profile, { ...ends, drop: drops.insole, thick: 3.2 }), look('#d2a469', rim), surface())
  )

  function surface(): string {
    const top = topSide(layer(profile, { ...ends, drop: drops.insole, thick: 3.2 }))
    return fineGrain(sheet, top, {
      across: 0.05,
      down: 0.5,
      seed: 3,
      colour: '#6b4118',
      gain: 2.4,
      from: 0.5,
      opacity: 0.3,
    })
  }
}

/** A strip of leather around the edge: open at the heel, or closed all round. */
export function drawWelt({ sheet, profile, params, rim }: PartScene): string {
  const { making, finish } = params
  const colour = mixed(colours[finish.colour].edge, '#c08a52', 0.45)
  const from = making.welt === '270' ? bottomLines(profile).breast - 6 : -0.4
  const strip = layer(profile, { from, to: profile.length, drop: drops.welt, thick: 3.4 })
  const inner = layer(profile, {
    from: from + (making.welt === '270' ? -1 : 7),
    to: profile.length - 8,
    drop: drops.welt - 1.1,
    thick: 1,
    share: 0.74,
  })
  const thread = making.seam === 'natural' ? '#f0e2c2' : mixed(colours[finish.colour].thread, '#f4e6c6', 0.55)
  const top = `${closed(topSide(strip))}${closed(topSide(inner).toReversed())}`
  const wall = [...inner.far, ...inner.far.map(({ x, y }) => point(x, y - 2.2)).toReversed()]
  const seam = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': '6.6 5' }
  const farSeam = strip.far
    .map(({ x, y }) => point(x, y - 0.9))
    .filter(({ x }) => x > from + 12 && x < profile.length - 16)
  return group(
    {},
    rim ? element('path', { d: closed(topSide(strip)), fill: 'none', stroke: rim, 'stroke-width': 3.4 }) : '',
    element('path', { d: closed(wall), fill: mixed(colour, '#120803', 0.5) }),
    element('path', {
      d: top,
      fill: linear(sheet, spread(mixed(colour, '#fff6e4', 0.12), mixed(colour, '#fff6e4', 0.3)), down),
      'fill-rule': 'evenodd',
      stroke: mixed(colour, '#120803', 0.7),
      'stroke-width': 1,
    }),
    sheet.detail === 'thumb'
      ? ''
      : element('path', { d: open(farSeam), ...seam, stroke: thread, 'stroke-width': 1.5, opacity: 0.8 }),
    making.welt === 'storm' ? lip() : '',
    drawPlate(sheet, { edge: [...strip.near, ...strip.under.toReversed()], near: strip.near }, look(colour, rim)),
    sheet.detail === 'thumb'
      ? ''
      : element('path', { d: open(middle()), ...seam, stroke: '#1c0f06', 'stroke-width': 4.4, opacity: 0.6 }) +
          element('path', { d: open(middle()), ...seam, stroke: thread, 'stroke-width': 3.2 }),
  )

  function middle() {
    return strip.near.map(({ x, y }) => point(x, y - 1.5)).filter(({ x }) => x > from + 3 && x < profile.length - 4)
  }

  function lip(): string {
    const raised = strip.near.map(({ x, y }) => point(x, y + 2.6))
    return element('path', {
      d: closed([...strip.near, ...raised.toReversed()]),
      fill: colours[finish.colour].ramp[2],
      stroke: colours[finish.colour].ramp[0],
      'stroke-width': 1,
    })
  }
}

/** Spring steel under the arch, with two rivets. */
export function drawShank({ sheet, profile, rim }: PartScene): string {
  const strip = layer(profile, {
    from: profile.length * 0.17,
    to: profile.length * 0.5,
    drop: drops.shank,
    thick: 1.5,
    share: 0.24,
  })
  const rivets = [0.2, 0.44].map((share) =>
    strip.near.reduce((best, spot) =>
      Math.abs(spot.x - profile.length * share) < Math.abs(best.x - profile.length * share) ? spot : best,
    ),
  )
  return (
    drawLayer(sheet, strip, look('#a9acb0', rim)) +
    rivets
      .map(({ x, y }) =>
        element('ellipse', {
          cx: board.left + x * board.unit,
          cy: board.ground - (y + 0.7) * board.unit,
          rx: 5,
          ry: 1.8,
          fill: '#4b4d51',
          stroke: '#f4f5f5',
          'stroke-width': 0.8,
        }),
      )
      .join('')
  )
}

/** Warm cork, spread into the hollow of the forepart. */
export function drawFilling({ sheet, profile, rim }: PartScene): string {
  const pad = layer(profile, {
    from: profile.length * 0.525,
    to: profile.length * 0.95,
    drop: drops.filling,
    thick: 4.2,
    share: 0.92,
  })
  const thin = { ...pad, under: pad.under.map(({ x, y }, index) => point(x, y + 3.6 * Math.abs(index / 24 - 1) ** 3)) }
  const crumbs = (seed: number, colour: string, opacity: number) => ({
    across: 0.16,
    down: 0.3,
    octaves: 2,
    seed,
    colour,
    gain: 6,
    from: 0.55,
    opacity,
  })
  const all = [...pad.far, ...thin.under.toReversed()]
  return (
    drawLayer(sheet, thin, look('#c59660', rim)) +
    grain(sheet, all, crumbs(6, '#432409', 0.75)) +
    (sheet.detail === 'stage' ? grain(sheet, all, crumbs(15, '#ffecca', 0.6)) : '')
  )
}

/** The sole as the side view draws it, with its upper side shown. */
export function drawOutsole({ sheet, profile, params, rim }: PartScene): string {
  const lines = bottomLines(profile)
  const drop = dropsOf(profile).outsole
  const inside: Readonly<Record<ShoeParams['making']['sole'], string>> = {
    leather: '#c99a61',
    dainite: '#3a3531',
    commando: '#b88b58',
    crepe: '#d9ba82',
    cup: '#d8cfbc',
  }
  const plate = layer(profile, { from: 1, to: profile.length - 1.4, drop: drop + lines.weltHeight, thick: 1 })
  const rise = profile.stack.wall
  const top = topSide(plate).map(({ x, y }) => point(x, y + rise))
  const colour = inside[params.making.sole]
  const sole = group(
    { transform: `translate(0 ${drop * board.unit})` },
    rim ? element('path', { d: closed(lines.sole), fill: 'none', stroke: rim, 'stroke-width': 3.4 }) : '',
    drawSole(sheet, profile, lines, params),
  )
  const light = spread(mixed(colour, '#2a1709', 0.2), mixed(colour, '#fff6e4', 0.14))
  return (
    element('path', {
      d: closed(top),
      fill: linear(sheet, light, down),
      stroke: rim ?? mixed(colour, '#120803', 0.6),
      'stroke-width': rim ? 2.4 : 1.2,
    }) +
    (params.making.sole === 'leather'
      ? fineGrain(sheet, top, {
          across: 0.05,
          down: 0.5,
          seed: 8,
          colour: '#5b3413',
          gain: 2.4,
          from: 0.5,
          opacity: 0.3,
        })
      : '') +
    sole
  )
}

/** Lifts of leather moved apart over the top piece; a lugged heel stays whole, a wedge or a cup is part of the sole. */
export function drawHeelParts(scene: PartScene): string {
  const { sheet, profile, params, rim } = scene
  const { sole } = params.making
  const colour = colours[params.finish.colour]
  const lines = bottomLines(profile)
  if (!profile.stack.block || !lines.heel) return ''
  if (sole === 'commando') {
    const block = lines.heel
    return group(
      { transform: `translate(0 ${(drops.heel + 3) * board.unit})` },
      rim ? element('path', { d: closed(block), fill: 'none', stroke: rim, 'stroke-width': 3.4 }) : '',
      drawHeel(sheet, block, sole, colour),
    )
  }
  const leather = mixed(colour.edge, '#b98a55', 0.5)
  return heelLifts(profile, liftDrops(profile))
    .map((lift, index, all) => drawPlate(sheet, lift, look(index === all.length - 1 ? '#2b2724' : leather, rim)))
    .join('')
}

/** Three lifts and the top piece; a high heel has one more. */
export function liftDrops({ last }: SideProfile): number[] {
  return Array.from({ length: last.heel > 30 ? 5 : 4 }, (_, index) => drops.heel + index * liftGap)
}

const look = (colour: string, rim: string | undefined): LayerLook => (rim === undefined ? { colour } : { colour, rim })

/** Grain of leather is too fine for a card. */
function fineGrain(...[sheet, outline, noise]: Parameters<typeof grain>): string {
  return sheet.detail === 'stage' ? grain(sheet, outline, noise) : ''
}

function grain(sheet: Sheet, outline: ReturnType<typeof topSide>, noise: Parameters<typeof texture>[2]): string {
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const area = {
    x: board.left + left * board.unit,
    y: board.ground - high * board.unit,
    width: (right - left) * board.unit,
    height: (high - low) * board.unit,
  }
  return group({ 'clip-path': clip(sheet, element('path', { d: closed(outline) })) }, texture(sheet, area, noise))
}
