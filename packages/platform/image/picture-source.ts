import { type Drawing, type Lettering, readDrawing } from './drawing.ts'
import type { MediaFile } from './list-media.ts'
import type { MediaFolder } from './media-folder.ts'

/** What a picture is made of. The key tells two sources apart, and two states of one. */
export type PictureSource = { key: string } & (
  | { kind: 'media'; file: MediaFile }
  | { kind: 'drawing'; drawing: Drawing }
)

export const missing: PictureSource = { kind: 'drawing', key: 'placeholder', drawing: { kind: 'placeholder' } }

/** The merchant's own file wins over the drawing of the same name. */
export function findSource(path: string, media: MediaFolder, lettering: Lettering): PictureSource | undefined {
  const file = media.find(path)
  if (file) return { kind: 'media', key: `media ${file.file} ${file.size} ${file.changedAt}`, file }
  const drawing = readDrawing(path, lettering)
  if (!drawing) return undefined
  return drawing.kind === 'placeholder' ? missing : { kind: 'drawing', key: JSON.stringify(drawing), drawing }
}
