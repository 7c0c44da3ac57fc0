import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import { type AttributeBook, createAttributeBook } from '../mend/attribute-book.ts'
import { mendAttribute } from '../mend/mend-attribute.ts'
import { mendContent } from '../mend/mend-content.ts'
import { mendTaxRule } from '../mend/mend-tax-rule.ts'
import { type ReadCategories, readCategories } from '../mend/read-categories.ts'
import type { ReportBook } from '../report/import-report.ts'
import { type Mended, Notes } from '../report/notes.ts'
import { baseOf } from '../source/choose-base.ts'
import type { Stage } from '../stage/stage.ts'
import type { RuleDocument, RuleEntity, Survey } from './survey.ts'

export interface Rules {
  attributes: AttributeBook
  taxRules: readonly TaxRule[]
  /** Not staged yet: how many products each one has is known only later. */
  categories: ReadCategories
}

interface Surroundings {
  base: string | undefined
  book: ReportBook
  stage: Stage
}

/** Takes everything but products, reviews and stock, in any order in which the files have it. */
export function takeRules({ rules }: Survey, { base, book, stage }: Surroundings): Rules {
  const own = rules.filter((document) => isOwn(document, base, book))
  const of = (entity: RuleEntity) => own.filter((document) => document.entity === entity)

  function take<Document extends { id: number }>(
    entity: RuleEntity,
    mend: (document: RuleDocument, notes: Notes) => Mended<Document>,
  ): Document[] {
    const taken = new Map<number, Document>()
    for (const document of of(entity)) {
      const notes = new Notes()
      if (document.isGuessed) notes.add('kind-guessed')
      const mended = mend(document, notes)
      if (!mended.ok) {
        book.skipped(entity, nameOf(document, mended.field), mended.reason)
        continue
      }
      const { id } = mended.document
      if (taken.has(id)) notes.add('came-twice')
      taken.set(id, mended.document)
      stage.put(entity, mended.document)
      book.mended(entity, String(id), notes)
    }
    return [...taken.values()]
  }

  const attributes: Attribute[] = take('attribute', ({ wrapped }, notes) =>
    mendAttribute(wrapped.source, wrapped.id, notes),
  )
  const taxRules = take('taxrule', ({ wrapped }, notes) => mendTaxRule(wrapped.source, wrapped.id, notes))
  for (const entity of ['cms_page', 'cms_block', 'cms_hierarchy'] as const) {
    take(entity, ({ wrapped }, notes) => mendContent(entity, wrapped.source, wrapped.id, notes))
  }
  const categories = readCategories(
    of('category').map(({ wrapped }) => ({ draft: wrapped.source, outerId: wrapped.id })),
  )
  for (const { name, reason } of categories.skipped) book.skipped('category', name, reason)
  return { attributes: createAttributeBook(attributes), taxRules, categories }
}

function isOwn({ entity, wrapped }: RuleDocument, base: string | undefined, book: ReportBook): boolean {
  const isOther = wrapped.index !== undefined && base !== undefined && baseOf(wrapped.index) !== base
  if (isOther) book.skipped(entity, `${wrapped.index} ${wrapped.id ?? ''}`.trim(), 'other-index')
  return !isOther
}

function nameOf({ wrapped }: RuleDocument, field: string | undefined): string {
  const { source, id } = wrapped
  const name = [source.id, id, source.attribute_code, source.identifier, source.name].find(
    (one) => typeof one === 'string' || typeof one === 'number',
  )
  return [String(name ?? 'without a name'), field].filter(Boolean).join(': ')
}
