import { CardGridNote } from '../card/card-grid-note.tsx'
import { useText } from '../i18n/use-text.ts'
import { Shelf } from '../shelf/shelf.tsx'
import { BannerRow } from './banner-row.tsx'
import { CraftBand } from './craft-band.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import type { HomePageData } from './home-page-data.ts'
import { ImageRows } from './image-rows.tsx'
import { Inspirations } from './inspirations.tsx'
import { Kinds } from './kinds.tsx'
import { NewCollection } from './new-collection.tsx'
import { Teaser } from './teaser.tsx'
import { TrustBar } from './trust-bar.tsx'
import { Workshop } from './workshop.tsx'

/** Lists and stories take turns; whatever the merchant has not filled is left out. */
export function HomePage({ data }: { data: HomePageData }) {
  const t = useText()
  const [firstTeaser, ...otherTeasers] = data.teasers
  const list = (id: string, title: string, cards: HomePageData['newest']) =>
    cards.length > 0 && (
      <section className={`page ${styles.section}`} aria-labelledby={id}>
        <Shelf cards={cards} label={title} cardHeading="h3" head={<h2 id={id}>{title}</h2>} />
      </section>
    )
  return (
    <div className={styles.home}>
      <Hero hero={data.hero} />
      <Kinds kinds={data.kinds} />
      <NewCollection feature={data.feature} cards={data.newest} all={data.allNew} />
      {firstTeaser && <Teaser banner={firstTeaser} side="right" />}
      <CraftBand drawing={data.craft} />
      {list('bestsellers', t('home.bestsellers'), data.bestsellers)}
      <BannerRow banners={data.headImages} look="large" />
      <Inspirations parts={data.inspirations} />
      <BannerRow banners={data.smallBanners} look="small" />
      {list('reduced', t('home.reduced'), data.reduced)}
      {otherTeasers.map((banner, index) => (
        <Teaser key={banner.title} banner={banner} side={index % 2 === 0 ? 'left' : 'right'} />
      ))}
      <ImageRows rows={data.imageRows} />
      <Workshop images={data.workshop} />
      <TrustBar entries={data.trustbar} />
      <div className={`page ${styles.note}`}>
        <CardGridNote cards={[...data.newest, ...data.bestsellers, ...data.reduced]} />
      </div>
    </div>
  )
}
