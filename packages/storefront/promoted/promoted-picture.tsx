import type { PromotedPicture as Picture, PictureSource } from '@welt/contract/entity/promoted-content.ts'
import { useShop } from '../store-view/use-shop.ts'

/** The sizes of the image service: small, for a phone of middling sharpness, and twice as sharp. */
const shapes = {
  wide: [
    [646, 475],
    [860, 632],
    [1292, 950],
  ],
  square: [
    [646, 646],
    [860, 860],
    [1292, 1292],
  ],
} as const

interface PromotedPictureProps {
  picture: Picture
  shape?: keyof typeof shapes
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** The page's largest picture, which is fetched before all others. */
  isFirst?: boolean
  className?: string | undefined
}

/** Phones get the picture that was made for them, as a square; browsers that take WebP get that. */
export function PromotedPicture({ picture, shape = 'wide', sizes, isFirst = false, className }: PromotedPictureProps) {
  const { pictureUrl } = useShop()
  const { desktop, mobile, alt } = picture
  const [small, , large] = shapes[shape]
  const srcSet = (path: string, of: keyof typeof shapes) =>
    shapes[of].map(([width, height]) => `${pictureUrl(path, width, height)} ${width}w`).join(', ')
  const source = (path: string, type: string | undefined, of: keyof typeof shapes, media?: string) => (
    <source
      media={media}
      type={type}
      srcSet={srcSet(path, of)}
      sizes={sizes}
      width={shapes[of][0][0]}
      height={shapes[of][0][1]}
    />
  )
  // The image service also makes AVIF, which has half the bytes: worth another source for the picture that is waited for.
  const avif = (webp: string) => (isFirst ? webp.replace('format=webp', 'format=avif') : webp)
  const both = ({ webp, fallback }: PictureSource, of: keyof typeof shapes, media?: string) => (
    <>
      {webp && avif(webp) !== webp && source(avif(webp), 'image/avif', of, media)}
      {webp && source(webp, 'image/webp', of, media)}
      {media && source(fallback, undefined, of, media)}
    </>
  )
  return (
    <picture className={className}>
      {mobile && both(mobile, 'square', '(width < 600px)')}
      {both(desktop, shape)}
      <img
        src={pictureUrl(desktop.fallback, large[0], large[1])}
        srcSet={srcSet(desktop.fallback, shape)}
        sizes={sizes}
        width={small[0]}
        height={small[1]}
        alt={alt}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
