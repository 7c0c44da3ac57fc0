import { heightAt } from '../line/cross.ts'
import { nth } from '../line/point.ts'
import type { SideProfile } from './side-profile.ts'

/**
 * A boot's shaft is a tube around the ankle: it rounds off to the front as it does to the back, where a foot alone would
 * round off upwards. Answers how much of the tube there is at a place (0 on the foot, 1 up the shaft) and how deep it is,
 * as a share of half the width.
 */
export function shaftDepth({
  back,
  ridge,
  topline,
  length,
}: SideProfile): (x: number, y: number, foot: number) => { share: number; depth: number } {
  const byHeight = (line: SideProfile['back']) => line.map(({ x, y }) => ({ x: y, y: x })).sort((a, b) => a.x - b.x)
  const [behind, before] = [byHeight(back), byHeight(ridge)]
  const top = nth(topline, -1).y
  return (x, y, foot) => {
    const way = Math.min(1, Math.max(0, ((y - foot) / (top - foot) - 0.4) / 0.42))
    const [from, to] = [heightAt(behind, y) - 0.6, heightAt(before, y) + 0.6]
    const round = edge((x - from) / (length * 0.155)) * edge((to - x) / (length * 0.15))
    const outside = Math.min(0, x - from) + Math.min(0, to - x)
    return { share: way * way * (3 - 2 * way), depth: outside < 0 ? outside * 0.1 : 0.96 * round }
  }
}

const edge = (way: number): number => (way >= 1 ? 1 : way <= 0 ? 0 : (1 - (1 - way) ** 2.05) ** (1 / 2.05))
