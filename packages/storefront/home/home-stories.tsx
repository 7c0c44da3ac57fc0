import type { CardData } from '../card/card-data.ts'
import { CardGridNote } from '../card/card-grid-note.tsx'
import { useText } from '../i18n/use-text.ts'
import { Shelf } from '../shelf/shelf.tsx'
import { BannerRow } from './banner-row.tsx'
import { CraftBand } from './craft-band.tsx'
import type { HomePageData } from './home-page-data.ts'
import styles from './home-stories.module.css'
import { ImageRows } from './image-rows.tsx'
import { Inspirations } from './inspirations.tsx'
import { Teaser } from './teaser.tsx'
import { TrustBar } from './trust-bar.tsx'
import { Workshop } from './workshop.tsx'

/** Lists and stories take turns; whatever the merchant has not filled is left out. */
export default function HomeStories({ data }: { data: HomePageData }) {
  const t = useText()
  const [firstTeaser, ...otherTeasers] = data.teasers
  return (
    <>
      {firstTeaser && <Teaser banner={firstTeaser} side="right" />}
      <CraftBand drawing={data.craft} />
      <List id="bestsellers" title={t('home.bestsellers')} cards={data.bestsellers} />
      <BannerRow banners={data.headImages} look="large" />
      <Inspirations parts={data.inspirations} />
      <BannerRow banners={data.smallBanners} look="small" />
      <List id="reduced" title={t('home.reduced')} cards={data.reduced} />
      {otherTeasers.map((banner, index) => (
        <Teaser key={banner.title} banner={banner} side={index % 2 === 0 ? 'left' : 'right'} />
      ))}
      <ImageRows rows={data.imageRows} />
      <Workshop images={data.workshop} />
      <TrustBar entries={data.trustbar} />
      <div className="page">
        <CardGridNote cards={[...data.newest, ...data.bestsellers, ...data.reduced]} />
      </div>
    </>
  )
}

function List({ id, title, cards }: { id: string; title: string; cards: readonly CardData[] }) {
  if (cards.length === 0) return null
  return (
    <section className={`page ${styles.section}`} aria-labelledby={id}>
      <Shelf cards={cards} label={title} cardHeading="h3" head={<h2 id={id}>{title}</h2>} />
    </section>
  )
}
