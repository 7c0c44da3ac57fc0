import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './gallery.module.css'
import type { GalleryView, Thumb } from './gallery-view.ts'
import { Stage } from './stage.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

/** One picture on the stage; the small ones choose which. */
export function Gallery({ name, badge, view }: { name: string; badge: string; view: GalleryView }) {
  const t = useText()
  const { pictureUrl } = useShop()
  const { stage, thumbs, measured } = view
  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { name })}>
      <div className={styles.stage}>
        <Stage name={name} stage={stage} />
        {badge && <p className={styles.badge}>{badge}</p>}
      </div>
      {thumbs.length > 1 && <Thumbs thumbs={thumbs} />}
      {thumbs.length > 2 && (
        <div className={styles.details} aria-hidden="true">
          {thumbs.slice(1, 3).map(({ path, href, name }) => (
            <a key={name} href={href} aria-label={name} tabIndex={-1} rel="nofollow">
              <img src={pictureUrl(path, 390, 390)} width={390} height={390} alt="" loading="lazy" />
            </a>
          ))}
          {measured && (
            <a className={styles.measured} href={measured.href} aria-label={measured.name} tabIndex={-1} rel="nofollow">
              <img src={pictureUrl(measured.path, 646, 475)} width={646} height={475} alt="" loading="lazy" />
            </a>
          )}
        </div>
      )}
    </section>
  )
}

function Thumbs({ thumbs }: { thumbs: readonly Thumb[] }) {
  const { pictureUrl } = useShop()
  return (
    <div className={styles.thumbs} {...useArrowKeys<HTMLDivElement>()}>
      {thumbs.map(({ path, href, name, isShown, isVideo }) => (
        <a key={name} href={href} aria-label={name} aria-current={isShown || undefined} rel="nofollow">
          <img src={pictureUrl(path, 100, 75)} width={100} height={75} alt="" loading="lazy" />
          {isVideo && <Icon name="play" className={styles.play} />}
        </a>
      ))}
    </div>
  )
}
