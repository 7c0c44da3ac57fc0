import { Fragment } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { Fact } from './product-page-data.ts'
import styles from './product-section.module.css'

/** What it is made of, in nouns. Every shoe names at least upper, lining and outsole. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  const t = useText()
  if (facts.length === 0) return null
  const isShoe = facts.some(({ name }) => name === 'upper')
  return (
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts">{t(isShoe ? 'product.madeOf' : 'product.material')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <Fragment key={name}>
            <dt>{t(`product.fact.${name}`)}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
