import { planRoom } from '@welt/domain/storage/plan-room.ts'
import type { CaredStorage } from './cared-storage.ts'
import { countError } from './count-error.ts'
import { isQuotaError } from './is-quota-error.ts'
import type { StorageFailure } from './storage-state.ts'
import { storedEntries, storedEntry } from './stored-entries.ts'

/** After a call that failed: room is made where there was none; everything else counts as an error. */
export async function mendStorage(cared: CaredStorage, { key, cause }: StorageFailure): Promise<void> {
  if (isQuotaError(cause) && (await writeWithRoom(cared, key))) return
  countError(cared, cause)
}

/** Whether the text could be written at last. */
async function writeWithRoom(cared: CaredStorage, key: string): Promise<boolean> {
  const { medium, state, config, forgetAnswers } = cared
  // The room that was made for another text may do for this one.
  if (await isWritten(cared, key)) return true
  const { dispensable, own } = planRoom(storedEntries(medium, config), storedEntry(key))
  for (const one of dispensable) {
    await medium.removeItem(one)
    state.known.delete(one)
  }
  await forgetAnswers()
  return (await isWritten(cared, key)) || (own.length > 0 && (await writeInPlaceOf(cared, own, key)))
}

/** The shopper's lists live on in memory; where it was for nothing they are put back. */
async function writeInPlaceOf(cared: CaredStorage, own: readonly string[], key: string): Promise<boolean> {
  const { medium, state } = cared
  const lists = own.map((one) => [one, medium.getItem(one) ?? ''] as const)
  // Who does not even take what is there already would not take it back.
  for (const [one, text] of lists) await medium.setItem(one, text)
  for (const [one, text] of lists) {
    if (!state.unwritten.has(one)) state.unwritten.set(one, text)
    await medium.removeItem(one)
  }
  if (await isWritten(cared, key)) return true
  for (const [one, text] of lists) {
    await medium.setItem(one, text)
    if (state.unwritten.get(one) === text) state.unwritten.delete(one)
  }
  return false
}

/** Tries to write what is known under the key by now. */
async function isWritten({ medium, state: { unwritten } }: CaredStorage, key: string): Promise<boolean> {
  const text = unwritten.get(key)
  if (text === undefined) return true
  try {
    await (text === null ? medium.removeItem(key) : medium.setItem(key, text))
  } catch {
    return false
  }
  if (unwritten.get(key) === text) unwritten.delete(key)
  return true
}
