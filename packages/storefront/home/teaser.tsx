import type { Banner } from '@welt/contract/entity/promoted-content.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { PromotedPicture } from '../promoted/promoted-picture.tsx'
import button from '../theme/button.module.css'
import styles from './teaser.module.css'

/** A banner over the width of the page; as a whole it is one link. */
export function Teaser({ banner, side }: { banner: Banner; side: 'left' | 'right' }) {
  return (
    <section className={`page ${styles.section}`}>
      <div className={side === 'left' ? styles.pictureLeft : styles.pictureRight}>
        <div className={styles.words}>
          <h2 className="type-band">{banner.title}</h2>
          {banner.subtitle !== undefined && <p className="type-lead">{banner.subtitle}</p>}
          <ShopLink className={`cover-link ${button.outlined} ${styles.link}`} to={banner.link}>
            {banner.button_text ?? banner.title}
          </ShopLink>
        </div>
        <PromotedPicture
          className={styles.picture}
          picture={banner.picture}
          sizes="(width < 600px) 100vw, (width < 1440px) 62vw, 860px"
        />
      </div>
    </section>
  )
}
