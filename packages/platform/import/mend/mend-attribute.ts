import { Attribute } from '@welt/contract/entity/attribute.ts'
import { isRecord } from '../../search/field-values.ts'
import type { Mended, Notes } from '../report/notes.ts'
import { type Draft, isEmpty, recordsIn } from './draft.ts'
import { fitSchema } from './fit-schema.ts'
import { mendFields } from './mend-fields.ts'
import { mendId } from './mend-id.ts'

export function mendAttribute(
  draft: Draft,
  outerId: string | undefined,
  notes: Notes,
): Mended<Attribute & { id: number }> {
  const id = mendId(draft, outerId, notes, 'attribute_id')
  if (id === undefined) return { ok: false, reason: 'no-id' }
  mendFields(
    draft,
    {
      attribute_id: 'integer',
      attribute_code: 'text',
      default_frontend_label: 'text',
      frontend_input: 'text',
      is_user_defined: 'flag',
      is_visible: 'flag',
    },
    notes,
  )
  if (isEmpty(draft.attribute_code)) return { ok: false, reason: 'no-code' }
  draft.attribute_id ??= id
  for (const field of ['is_comparable', 'is_visible_on_front'])
    if (typeof draft[field] === 'number') draft[field] = draft[field] === 1
  if (draft.is_user_defined === undefined) {
    draft.is_user_defined = true
    notes.add('attribute-own')
  }
  mendLabel(draft, notes)
  mendOptionList(draft, notes)
  const fitted = fitSchema(Attribute, draft, notes)
  return fitted.ok ? { ok: true, document: { ...fitted.document, id } } : fitted
}

function mendLabel(draft: Draft, notes: Notes): void {
  if (!isEmpty(draft.default_frontend_label)) return
  const [first] = recordsIn(draft.frontend_labels)
  const label = [draft.frontend_label, first?.label].find((one) => typeof one === 'string' && one !== '')
  draft.default_frontend_label = label ?? draft.attribute_code
  notes.add('label-missing')
}

/** The empty first option of a select box is none that a product can have. */
function mendOptionList(draft: Draft, notes: Notes): void {
  if (draft.options === null) delete draft.options
  if (!Array.isArray(draft.options)) return
  draft.options = draft.options.filter((option: unknown) => {
    if (!isRecord(option) || isEmpty(option.value)) {
      notes.add('option-left-out')
      return false
    }
    if (typeof option.value === 'boolean') option.value = Number(option.value)
    if (isEmpty(option.label)) option.label = ''
    mendFields(option, { label: 'text' }, notes)
    option.label ??= ''
    return true
  })
}
