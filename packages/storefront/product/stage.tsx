import { lazy, Suspense, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { RedirectLink } from '../redirect-notice/redirect-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './gallery.module.css'
import { type GalleryView, isOwnVideo, stageSources, zoomSource } from './gallery-view.ts'

const loadZoom = () => import('../zoom/zoom-dialog.tsx')
const ZoomDialog = lazy(loadZoom)

/** The picture that is looked at, or the film. */
export function Stage({ name, stage: { path, alt, video } }: { name: string } & Pick<GalleryView, 'stage'>) {
  const t = useText()
  const { pictureUrl } = useShop()
  if (video !== null && isOwnVideo(video)) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the films of the workshop have neither words nor sound
      <video
        key={video}
        className={styles.film}
        src={video}
        poster={pictureUrl(path, 1292, 950)}
        aria-label={alt}
        width={646}
        height={475}
        controls
        playsInline
        preload="none"
      />
    )
  }
  const { src, srcSet } = stageSources(path, pictureUrl)
  return (
    <>
      {/* Inside a picture element React leaves it to the browser to fetch the one size that it wants. */}
      <picture>
        <img
          src={src}
          srcSet={srcSet}
          sizes="(width < 1024px) 100vw, 646px"
          width={646}
          height={475}
          alt={alt}
          fetchPriority="high"
        />
      </picture>
      {video !== null && (
        <RedirectLink className={styles.onStage} to={video} reason="film" target="_blank" rel="noopener noreferrer">
          {t('product.video')}
          <Icon name="external" />
        </RedirectLink>
      )}
      {video === null && path !== null && <Zoom name={name} src={zoomSource(path, pictureUrl)} alt={alt} />}
    </>
  )
}

/** Without JavaScript, or without the network for the dialog, the large picture is a page of its own. */
function Zoom({ name, src, alt }: { name: string; src: string; alt: string }) {
  const t = useText()
  const { texts } = useShop()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      await Promise.all([texts.load(['zoom']), loadZoom()])
      setOpen(true)
    } catch {
      window.location.assign(src)
    }
  }
  return (
    <>
      <a
        className={styles.onStage}
        href={src}
        rel="nofollow"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          void open()
        }}
      >
        <Icon name="zoom" />
        {t('product.zoom')}
      </a>
      <Suspense>{isOpen && <ZoomDialog name={name} picture={{ src, alt }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
