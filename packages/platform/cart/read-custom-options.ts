import type { CustomOption, Product, ProductOption } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'

type CustomChoice = NonNullable<ProductOption['extension_attributes']['custom_options']>[number]

export interface ChosenOptions<Choice> {
  chosen: Choice[]
  /** In words. */
  options: { label: string; value: string }[]
}

/** Longer than anything that can be engraved; a product may say less. */
const longestText = 1000

/** The answers to a product's own questions, or the words that say what is wrong with them. An empty answer is none. */
export function readCustomOptions(
  { custom_options: asked = [] }: Pick<Product, 'custom_options'>,
  choices: readonly CustomChoice[] = [],
): ChosenOptions<CustomChoice> | { fault: string } {
  const given = choices.filter(({ option_value }) => String(option_value).trim() !== '')
  const read: ChosenOptions<CustomChoice> = { chosen: [], options: [] }
  for (const { option_id, option_value } of given) {
    const option = asked.find((one) => String(one.option_id) === String(option_id))
    const isRepeated = read.chosen.some((one) => String(one.option_id) === String(option_id))
    const words = option && !isRepeated ? answerWords(option, String(option_value)) : null
    if (!option || words === null) return { fault: errorText.wrongOption(option?.title ?? String(option_id)) }
    read.chosen.push({ option_id, option_value })
    read.options.push({ label: option.title, value: words })
  }
  const open = asked.find(
    (option) =>
      option.is_require && !read.chosen.some(({ option_id }) => String(option_id) === String(option.option_id)),
  )
  return open ? { fault: errorText.requiredOption(open.title) } : read
}

const severalAtOnce = new Set(['checkbox', 'multiple'])

/** Null where the answer is none that the option offers. */
function answerWords(option: CustomOption, answer: string): string | null {
  if (!option.values?.length) return answer.length <= longestOf(option) ? answer.trim() : null
  const ids = answer.split(',').map((id) => id.trim())
  const values = option.values.filter(({ option_type_id }) => ids.includes(String(option_type_id)))
  if (values.length !== ids.length || (values.length > 1 && !severalAtOnce.has(option.type))) return null
  return values.map(({ title }) => title).join(', ')
}

function longestOf({ max_characters: own }: CustomOption): number {
  return typeof own === 'number' && own > 0 ? Math.min(own, longestText) : longestText
}
