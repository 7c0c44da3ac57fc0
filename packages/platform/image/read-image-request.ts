import { toneNames } from '@welt/illustration/construction/tone.ts'
import type { Language } from '@welt/illustration/params/localized.ts'
import { chooseFormat } from './choose-format.ts'
import type { Lettering } from './drawing.ts'
import { type Format, formats } from './format.ts'
import { type Frame, resizings } from './frame.ts'
import { groundNames } from './ground.ts'
import { type PicturePath, readPicturePath } from './read-picture-path.ts'

export interface ImageRequest {
  frame: Frame
  /** Only what the picture is, not the picture, is asked for. */
  isQuestion: boolean
  path: Exclude<PicturePath, { kind: 'absolute' }>
  lettering: Lettering
  /** The one that was asked for by name, and the best one that the client takes. */
  format: { named: Format | undefined; accepted: Format }
  version: string | null
}

export type ReadImageRequest = { ok: true; request: ImageRequest } | { ok: false; text: string }

interface Question {
  /** `{width}/{height}/{resizing}/{path}`, still percent-encoded. */
  path: string
  query: URLSearchParams
  accept: string | null
  sizes: readonly string[]
}

const languages: readonly Language[] = ['de', 'en']
const actions = [...resizings, 'identify'] as const

/** The request, or a sentence that says what would be one. */
export function readImageRequest({ path, query, accept, sizes }: Question): ReadImageRequest {
  const [, width = '', height = '', name = '', raw = ''] = /^([^/]*)\/([^/]*)\/([^/]*)\/(.*)$/s.exec(path) ?? []
  const action = actions.find((known) => known === name)
  const picture = readPicturePath(raw)
  const format = oneOf(formats, query.get('format'))
  const language = oneOf(languages, query.get('language'))
  const tone = oneOf(toneNames, query.get('tone'))
  const ground = oneOf(groundNames, query.get('ground'))

  if (!sizes.includes(`${width}x${height}`)) return refusal(`Pictures have one of these sizes: ${sizes.join(', ')}.`)
  if (!action) return refusal(`A picture can be scaled by ${resizings.join(', ')}; identify tells what it is.`)
  if (query.has('absoluteUrl') || picture.kind === 'absolute')
    return refusal('Pictures are named by a path of this shop, not by an absolute address.')
  if (format === 'unknown') return refusal(`The format is one of ${formats.join(', ')}.`)
  if (language === 'unknown') return refusal(`The language is one of ${languages.join(', ')}.`)
  if (tone === 'unknown') return refusal(`The tone is one of ${toneNames.join(', ')}.`)
  if (ground === 'unknown') return refusal(`The ground is one of ${groundNames.join(', ')}.`)
  const resizing = action === 'identify' ? 'fit' : action
  return {
    ok: true,
    request: {
      frame: { width: Number(width), height: Number(height), resizing, ground },
      isQuestion: action === 'identify',
      path: picture,
      lettering: { language, tone: tone ?? 'light' },
      format: { named: format, accepted: chooseFormat(accept) },
      version: query.get('v'),
    },
  }
}

function oneOf<Name extends string>(names: readonly Name[], given: string | null): Name | 'unknown' | undefined {
  if (given === null) return undefined
  return names.find((known) => known === given) ?? 'unknown'
}

function refusal(text: string): ReadImageRequest {
  return { ok: false, text }
}
