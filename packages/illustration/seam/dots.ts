import type { Line } from '../line/point.ts'
import { numberText } from '../svg/number-text.ts'

/** Round dots as one path: points without length, drawn by their round caps. */
export function dots(places: Line): string {
  let [x, y] = [0, 0]
  return places
    .map((place, index) => {
      const [toX, toY] = [Number(place.x.toFixed(1)), Number(place.y.toFixed(1))]
      const text = index === 0 ? `M${numberText(toX, 1)} ${numberText(toY, 1)}h0` : `m${pair(toX - x, toY - y)}h0`
      ;[x, y] = [toX, toY]
      return text
    })
    .join('')
}

function pair(x: number, y: number): string {
  const [a, b] = [numberText(x, 1), numberText(y, 1)]
  return b.startsWith('-') ? a + b : `${a} ${b}`
}
