import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { variantAvailability } from '@welt/domain/variant/variant-availability.ts'
import { sizeCode, widthCode } from '../attribute/option-code.ts'
import { isSize, isWidth } from '../own-size/is-size.ts'
import type { OwnSize } from '../own-size/own-size.ts'
import { choiceQuery } from './choice-query.ts'
import type { Choice } from './read-choice.ts'

/** The choice with the size that the shopper wears, as the address writes it; null where one was made already, or none is there. */
export function ownChoice(index: VariantIndex, { picked, variant }: Choice, own: OwnSize): string | null {
  if (variant || picked[sizeCode] !== undefined) return null
  const size = valueOf(index, sizeCode, (label) => isSize(label, own.size))
  const width = own.width && valueOf(index, widthCode, (label) => isWidth(label, own.width ?? ''))
  if (size === undefined) return null
  const answers = {
    ...picked,
    [sizeCode]: size,
    ...(width && picked[widthCode] === undefined && { [widthCode]: width }),
  }
  const { level } = variantAvailability(index.matching(answers), 0)
  return level === 'free' || level === 'last' ? choiceQuery(index, answers) : null
}

function valueOf(index: VariantIndex, code: string, isOwn: (label: string) => boolean): string | undefined {
  return index.options.find((option) => option.code === code)?.values.find(({ label }) => isOwn(label))?.value
}
