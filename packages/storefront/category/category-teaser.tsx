import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './category-teaser.module.css'
import type { Teaser } from './teaser-of.ts'

/** One link as a whole, where it leads anywhere. */
export function CategoryTeaser({ teaser }: { teaser: Teaser }) {
  const content = (
    <>
      {teaser.leftImage && <TeaserPicture path={teaser.leftImage} />}
      <span className={styles.text}>
        <strong>{teaser.headline}</strong>
        {teaser.text && <span className={styles.word}>{teaser.text}</span>}
      </span>
      {teaser.rightImage && <TeaserPicture path={teaser.rightImage} />}
    </>
  )
  const look = `${styles.teaser} ${teaser.leftImage && teaser.rightImage ? styles.both : ''}`
  if (!teaser.path) return <p className={look}>{content}</p>
  return (
    <ShopLink className={look} to={teaser.path}>
      {content}
    </ShopLink>
  )
}

function TeaserPicture({ path }: { path: string }) {
  const { pictureUrl } = useShop()
  return <img src={pictureUrl(path, 646, 475)} width={646} height={475} alt="" loading="lazy" />
}
