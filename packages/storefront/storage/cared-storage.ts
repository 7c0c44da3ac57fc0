import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StorageState } from './storage-state.ts'
import type { TextMedium } from './text-medium.ts'

/** What is needed to look after a storage. */
export interface StorageTools {
  config: Pick<PublicConfig, 'storage' | 'storeViews'>
  log: { warn: (fields: object, message: string) => void }
  clock: () => number
}

export interface CaredStorage extends Pick<StorageTools, 'config' | 'log'> {
  medium: TextMedium
  state: StorageState
  /** Clears what is kept of the catalogue's answers: where a disk is full they take most of it. */
  forgetAnswers: () => Promise<void>
}
