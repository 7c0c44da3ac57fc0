import { Fragment } from 'react'
import { useText } from '../i18n/use-text.ts'
import { toneOf } from '../picture/tone-of.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './fact-table.module.css'
import type { Fact, ProductPageData } from './product-page-data.ts'
import section from './product-section.module.css'

/** The parts that the drawing numbers, in its order. */
const numbered: readonly Fact['name'][] = ['upper', 'insole', 'welt', 'shank', 'filling', 'outsole', 'heel']

/** What it is made of, in nouns. Every shoe names at least upper, lining and outsole; where it is drawn in parts, the numbers match. */
export default function FactTable({ facts, construction }: Pick<ProductPageData, 'facts' | 'construction'>) {
  const t = useText()
  const { pictureUrl, storeView } = useShop()
  if (facts.length === 0) return null
  const isShoe = facts.some(({ name }) => name === 'upper')
  const [parts, rest] = construction ? split(facts) : [[], facts]
  return (
    <section className={`${section.section} ${construction ? styles.drawn : ''}`} aria-labelledby="facts">
      <h2 id="facts">{t(isShoe ? 'detail.madeOf' : 'detail.material')}</h2>
      <dl className={section.facts}>
        {[...parts, ...rest].map(({ name, text }) => (
          <Fragment key={name}>
            <dt className={parts.length > 0 ? styles.part : undefined} data-number={numberOf(name, parts)}>
              {t(`detail.fact.${name}`)}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      {construction && (
        <img
          className={styles.drawing}
          // Not rasterised: fine lines stay sharp, for a third of the bytes.
          src={pictureUrl(`${construction}?format=svg&tone=${toneOf(storeView, 'light')}`, 1292, 950)}
          width={1292}
          height={950}
          alt={t('detail.constructionAlt')}
          loading="lazy"
        />
      )}
    </section>
  )
}

function split(facts: readonly Fact[]): [parts: Fact[], rest: Fact[]] {
  const parts = numbered.flatMap((name) => facts.find((fact) => fact.name === name) ?? [])
  return [parts, facts.filter((fact) => !parts.includes(fact))]
}

function numberOf(name: Fact['name'], parts: readonly Fact[]): number | undefined {
  const isPart = parts.some((part) => part.name === name)
  return isPart ? numbered.indexOf(name) + 1 : undefined
}
