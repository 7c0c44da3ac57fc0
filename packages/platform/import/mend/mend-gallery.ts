import { isRecord } from '../../search/field-values.ts'
import type { Notes } from '../report/notes.ts'
import { type Draft, isEmpty } from './draft.ts'
import { readId } from './read-value.ts'

const imageFields = ['image', 'small_image', 'thumbnail']

/** Pictures by their path below the media folder, and a gallery that is a list of them. */
export function mendPictures(draft: Draft, notes: Notes): void {
  for (const field of imageFields) {
    const value = draft[field]
    if (typeof value === 'string') draft[field] = picturePath(value, notes)
  }
  if (!Object.hasOwn(draft, 'media_gallery')) {
    const entries = draft.media_gallery_entries
    if (!Array.isArray(entries)) return
    draft.media_gallery = entries
  }
  const list = listOf(draft.media_gallery, notes)
  if (list) draft.media_gallery = list.flatMap((entry, place) => entryOf(entry, place, notes))
  else delete draft.media_gallery
}

/** A text is a list as JSON, or the path of the only picture. Some shops put the list below `images`. */
function listOf(gallery: unknown, notes: Notes): unknown[] | undefined {
  const list: unknown[] | undefined = Array.isArray(gallery) ? gallery : undefined
  if (list || isEmpty(gallery)) return list
  if (typeof gallery === 'string') {
    notes.add('gallery-from-text')
    const parsed = gallery.trim().startsWith('[') ? parseList(gallery) : undefined
    return parsed ?? gallery.split(',').map((path) => path.trim())
  }
  notes.add('gallery-entries')
  if (!isRecord(gallery)) return undefined
  const images = gallery.images ?? gallery
  return Array.isArray(images) ? images : isRecord(images) ? Object.values(images) : undefined
}

function parseList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** `{image, pos, typ, lab}`; other shops write `{file, position, media_type, label}` or the path alone. */
function entryOf(entry: unknown, place: number, notes: Notes): Draft[] {
  if (typeof entry === 'string') {
    notes.add('gallery-entries')
    return entry === '' || entry === 'no_selection'
      ? []
      : [{ typ: 'image', image: picturePath(entry, notes), pos: place + 1, lab: null }]
  }
  if (!isRecord(entry)) return []
  if (typeof entry.image === 'string' && entry.image !== '') {
    const pos = readId(entry.pos)
    return [
      { ...entry, image: picturePath(entry.image, notes), ...(entry.pos !== undefined && { pos: pos ?? place + 1 }) },
    ]
  }
  notes.add('gallery-entries')
  if (typeof entry.file !== 'string' || entry.disabled === true || entry.disabled === 1 || entry.disabled === '1')
    return []
  return [
    {
      typ: 'image',
      image: picturePath(entry.file, notes),
      pos: readId(entry.position) ?? place + 1,
      lab: typeof entry.label === 'string' ? entry.label : null,
    },
  ]
}

const productFolder =
  /^(?:https?:)?\/\/[^/]+(?:\/.*)?\/media\/catalog\/product(?:\/cache\/[^/]+)?(\/.*)$|^(?:https?:)?\/\/[^/]+(\/.*)$/i

function picturePath(path: string, notes: Notes): string {
  const match = productFolder.exec(path)
  if (!match) return path
  notes.add('picture-server')
  return (match[1] ?? match[2] ?? path).replace(/[?#].*$/, '')
}
