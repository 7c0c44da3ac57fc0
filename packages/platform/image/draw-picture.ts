import { type Box, board, type Drawing, wholeBoard } from './board.ts'
import { goodView } from './good-view.ts'
import { heelView } from './heel-view.ts'
import type { ShoePicture } from './image-path.ts'
import type { Picture } from './parse-image-path.ts'
import { placeholderView } from './placeholder-view.ts'
import type { ShoeView } from './shoe-name.ts'
import { sideView } from './side-view.ts'
import { soleView } from './sole-view.ts'
import { topView } from './top-view.ts'

export function drawPicture(picture: Picture): Drawing {
  if (picture.kind === 'shoe') return drawShoe(picture)
  if (picture.kind === 'good') return { window: wholeBoard, content: goodView(picture.good) }
  return { window: wholeBoard, content: placeholderView }
}

const wholeViews: Readonly<Partial<Record<ShoeView, (shoe: ShoePicture) => string>>> = {
  side: sideView,
  inner: (shoe) => `<g transform="matrix(-1 0 0 1 ${board.width} 0)">${sideView(shoe)}</g>`,
  top: topView,
  sole: ({ pattern }) => soleView(pattern),
  heel: heelView,
}

function drawShoe(shoe: ShoePicture): Drawing {
  const whole = wholeViews[shoe.view]
  return whole ? { window: wholeBoard, content: whole(shoe) } : { window: detailWindow(shoe), content: sideView(shoe) }
}

/** Details are square windows on the side view. */
function detailWindow({ view, pattern }: ShoePicture): Box {
  const isBoot = pattern === 'lace-boot' || pattern === 'chelsea'
  if (view === 'detail-toe') return square(238, 146, 112)
  if (view === 'detail-welt') return square(196, 168, 84)
  if (view === 'detail-heel') return square(28, 128, 118)
  return isBoot ? square(36, 46, 150) : square(118, 112, 112)
}

function square(x: number, y: number, size: number): Box {
  return { x, y, width: size, height: size }
}
