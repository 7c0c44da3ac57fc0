import type { CardData } from '../card/card-data.ts'
import { CardGridNote } from '../card/card-grid-note.tsx'
import { useText } from '../i18n/use-text.ts'
import { Shelf } from '../shelf/shelf.tsx'
import type { ProductPageData } from './product-page-data.ts'
import styles from './recommendations.module.css'

/** "Alternatives and matching care are separate lists." */
export default function Recommendations({ data }: { data: ProductPageData }) {
  const t = useText()
  const { similar, matching } = data.recommendations
  const isModel = data.product.type_id === 'configurable'
  return (
    <>
      <List id="matching" title={t('detail.matching')} cards={matching} />
      <List id="similar" title={t(isModel ? 'detail.similarModels' : 'detail.similar')} cards={similar} />
      <CardGridNote cards={[...matching, ...similar]} />
    </>
  )
}

function List({ id, title, cards }: { id: string; title: string; cards: readonly CardData[] }) {
  if (cards.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Shelf cards={cards} label={title} cardHeading="h3" head={<h2 id={id}>{title}</h2>} />
    </section>
  )
}
