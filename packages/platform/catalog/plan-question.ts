import { isRecord } from '../search/field-values.ts'
import { planDsl } from './dsl/plan-dsl.ts'
import { readDsl } from './dsl/read-dsl.ts'
import { planSearch, type SearchPlan, type SearchPlanOptions } from './plan-search.ts'
import { readParameters } from './read-parameters.ts'
import { queryKeys, readSearchQuery } from './read-search-query.ts'

export interface AskedQuestion {
  parameters: Readonly<Record<string, string>>
  request: unknown
}

/** Two languages, one plan: the same question finds the same documents in either. */
export function planQuestion({ parameters, request }: AskedQuestion, options: SearchPlanOptions): SearchPlan {
  return isDsl(parameters, request)
    ? planInDsl({ parameters, request }, options)
    : planInSearchQuery({ parameters, request }, options)
}

function planInSearchQuery({ parameters, request }: AskedQuestion, options: SearchPlanOptions): SearchPlan {
  const reading = readParameters(parameters)
  if (!reading.ok) return reading
  const asked = readSearchQuery(request)
  return asked.ok ? planSearch(asked.query, reading.parameters, options) : asked
}

function planInDsl({ parameters, request }: AskedQuestion, options: SearchPlanOptions): SearchPlan {
  const asked = readDsl(request, options.rules)
  if (!asked.ok) return asked
  // The address says page and fields; the body may, where the address does not.
  const given = Object.entries(parameters).filter(([, value]) => value !== '')
  const reading = readParameters({ ...asked.question.parameters, ...Object.fromEntries(given) })
  if (!reading.ok) return reading
  // In the engine's language a body with size 0 asks for the counts and no hit. The source's "size below 1 becomes 50" is
  // said of pages, which clients ask for in the address.
  const countsAlone = !parameters.size && asked.question.parameters.size === '0'
  const page = countsAlone ? { ...reading.parameters, size: 0 } : reading.parameters
  return planDsl(asked.question, page, options.rules)
}

/** `request_format` decides. Clients that forget it are known by their keys; the engine's language is the field's default. */
function isDsl(parameters: AskedQuestion['parameters'], request: unknown): boolean {
  if (parameters.request_format === 'search-query') return false
  return isRecord(request) && !queryKeys.some((key) => Object.hasOwn(request, key))
}
