import type { ImportProgress } from '@welt/platform/import/import-catalog.ts'

/** One line about how far an import is. */
export function describeProgress(progress: ImportProgress): string {
  if (progress.step === 'write') return `writing, ${progress.documents} of ${progress.of} documents`
  const { step, bytes, of, documents } = progress
  const percent = of === 0 ? 100 : Math.min(100, Math.floor((bytes / of) * 100))
  return `${step === 'survey' ? 'looking through' : 'reading'}, ${percent} %, ${documents} documents`
}
