import type { ListEntry } from '@welt/domain/list/list-entry.ts'

type See = (entry: ListEntry) => void

const waiting: ListEntry[] = []
const wait: See = (entry) => void waiting.push(entry)
let see = wait

/** Whoever leaves a shoe sooner than a slow network brings the list's code has looked at it all the same: it waits here. */
export function lookAt(entry: ListEntry): void {
  see(entry)
}

/** From now on the list hears of every look, and first of those that waited for it. */
export function onLook(listener: See): void {
  see = listener
  for (const entry of waiting.splice(0)) listener(entry)
}
