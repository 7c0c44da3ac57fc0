import type { Banner } from '@welt/contract/entity/promoted-content.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { PromotedPicture } from '../promoted/promoted-picture.tsx'
import button from '../theme/button.module.css'
import styles from './banner-row.module.css'

const looks = {
  large: { heading: 'type-subsection', sizes: '(width < 720px) 100vw, (width < 1440px) 50vw, 640px' },
  small: { heading: 'type-group', sizes: '(width < 720px) 100vw, (width < 1440px) 33vw, 416px' },
}

/** Banners side by side: two large ones, or three small ones. */
export function BannerRow({ banners, look }: { banners: readonly Banner[]; look: keyof typeof looks }) {
  const t = useText()
  const { heading, sizes } = looks[look]
  if (banners.length === 0) return null
  return (
    <section className={`page ${styles.section}`} aria-label={t(look === 'large' ? 'home.stories' : 'home.ideas')}>
      <ul className={styles[look]}>
        {banners.map((banner) => (
          <li key={banner.title} className={styles.banner}>
            <PromotedPicture className={styles.picture} picture={banner.picture} sizes={sizes} />
            <div className={styles.words}>
              <h2 className={heading}>
                {banner.button_text === undefined ? (
                  <ShopLink className={`cover-link ${styles.link}`} to={banner.link}>
                    {banner.title}
                  </ShopLink>
                ) : (
                  banner.title
                )}
              </h2>
              {banner.subtitle !== undefined && <p className={styles.subtitle}>{banner.subtitle}</p>}
              {banner.button_text !== undefined && (
                <ShopLink className={`cover-link ${button.word} ${styles.link}`} to={banner.link}>
                  {banner.button_text}
                </ShopLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
