import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { jsonType } from './json-scalar.ts'
import { queryLimit } from './query-limit.ts'
import { pageSizeOf } from './search-argument.ts'

interface Measure {
  depth: number
  cost: number
  /** What each document of a page costs. */
  documentCost: number
}

const nothing: Measure = { depth: 0, cost: 0, documentCost: 0 }

/** The fields of a result that hold the documents of its page. */
const pageFields = new Set(['items', 'nodes', 'hits'])

/**
 * Measures a query before it is validated or run. Aliases count as fields of their own; a fragment counts wherever it is
 * spread, and is measured once. Undefined when the query is small enough, else the words that say why it is not.
 */
export function checkLimits(
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Readonly<Record<string, unknown>>,
): string | undefined {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  )
  let cost = 0
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    // What a variable is belongs to its operation, so fragments are measured anew for each.
    const meter = new Meter(schema, fragments, { ...defaultsOf(definition), ...variables })
    const measure = meter.operation(definition)
    if (meter.hasCircle) return 'A fragment must not contain itself.'
    if (measure.depth > queryLimit.depth) return `A query has at most ${queryLimit.depth} levels.`
    cost += measure.cost
  }
  return cost > queryLimit.cost ? `The query asks for too much: ${costText(cost)} of ${queryLimit.cost}.` : undefined
}

/** Numbers that variables stand for where the request does not say it: only these make a query larger. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, number> {
  const numbers = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
  )
  return Object.fromEntries(numbers)
}

class Meter {
  hasCircle = false
  readonly #schema: GraphQLSchema
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #variables: Readonly<Record<string, unknown>>
  readonly #measured = new Map<string, Measure>()
  readonly #open = new Set<string>()

  constructor(
    schema: GraphQLSchema,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    variables: Readonly<Record<string, unknown>>,
  ) {
    this.#schema = schema
    this.#fragments = fragments
    this.#variables = variables
  }

  operation({ selectionSet }: OperationDefinitionNode): Measure {
    return this.#selections(selectionSet, this.#schema.getQueryType())
  }

  #selections({ selections }: SelectionSetNode, parent: GraphQLObjectType | null | undefined): Measure {
    let sum = nothing
    for (const selection of selections) {
      const { depth, cost, documentCost } = this.#selection(selection, parent)
      sum = {
        depth: Math.max(sum.depth, depth),
        cost: sum.cost + cost,
        documentCost: sum.documentCost + documentCost,
      }
    }
    return sum
  }

  #selection(selection: SelectionNode, parent: GraphQLObjectType | null | undefined): Measure {
    if (selection.kind === Kind.FIELD) return this.#field(selection, parent)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(selection.name.value)
    return this.#selections(selection.selectionSet, parent)
  }

  #fragment(name: string): Measure {
    const known = this.#measured.get(name)
    const fragment = this.#fragments.get(name)
    if (known || !fragment) return known ?? nothing
    if (this.#open.has(name)) {
      this.hasCircle = true
      return nothing
    }
    this.#open.add(name)
    const type = this.#schema.getType(fragment.typeCondition.name.value)
    const measure = this.#selections(fragment.selectionSet, isObjectType(type) ? type : null)
    this.#open.delete(name)
    this.#measured.set(name, measure)
    return measure
  }

  #field(field: FieldNode, parent: GraphQLObjectType | null | undefined): Measure {
    const name = field.name.value
    // Asking for the schema itself is allowed or not as a whole.
    if (name.startsWith('__')) return { depth: 1, cost: 1, documentCost: 0 }
    const type = parent?.getFields()[name]?.type
    const named = type && getNamedType(type)
    const inside = field.selectionSet
      ? this.#selections(field.selectionSet, isObjectType(named) ? named : null)
      : nothing
    const depth = 1 + inside.depth
    if (parent === this.#schema.getQueryType()) {
      const cost = queryLimit.search + inside.cost + inside.documentCost * this.#pageSize(field)
      return { depth, cost, documentCost: 0 }
    }
    const own = named === jsonType ? queryLimit.document : 1
    if (this.#isResult(parent) && pageFields.has(name)) return { depth, cost: 0, documentCost: own + inside.cost }
    const times = type && isListType(getNullableType(type)) ? queryLimit.list : 1
    return { depth, cost: own + inside.cost * times, documentCost: 0 }
  }

  #isResult(type: GraphQLObjectType | null | undefined): boolean {
    return type?.getFields().total_count !== undefined
  }

  #pageSize({ arguments: given = [] }: FieldNode): number {
    const value = given.find(({ name }) => name.value === 'pageSize')?.value
    if (value?.kind === Kind.INT) return pageSizeOf({ pageSize: Number(value.value) })
    const variable = value?.kind === Kind.VARIABLE ? this.#variables[value.name.value] : undefined
    return pageSizeOf({ pageSize: typeof variable === 'number' ? variable : null })
  }
}

/** Fragments in fragments can ask for more than a number can say. */
function costText(cost: number): string {
  return Number.isSafeInteger(cost) ? String(cost) : 'far more'
}
