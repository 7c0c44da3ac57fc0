import type { InstagramImages } from '@welt/contract/entity/promoted-content.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { PromotedPicture } from '../promoted/promoted-picture.tsx'
import styles from './workshop.module.css'

/** Square windows with a name and a sentence. They are files of the shop: nothing is asked of another host. */
export function Workshop({ images }: { images: InstagramImages['images'] }) {
  const t = useText()
  if (images.length === 0) return null
  return (
    <section className={`page ${styles.section}`} aria-labelledby="workshop">
      <h2 id="workshop">{t('home.workshop')}</h2>
      <ul className={styles.row}>
        {images.map(({ picture, text, link }) => (
          <li key={link + picture.desktop.fallback} className={styles.item}>
            <ShopLink className={styles.window} to={link}>
              {/* What the picture shows stands below it, for everybody. */}
              <PromotedPicture
                className={styles.picture}
                picture={{ ...picture, alt: '' }}
                shape="square"
                sizes="(width < 600px) 74vw, (width < 1440px) 33vw, 416px"
              />
              <span className={styles.name}>{picture.alt || text || t('home.workshop')}</span>
              {picture.alt !== '' && text !== undefined && <span className={styles.text}>{text}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
