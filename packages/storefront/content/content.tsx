import { trustedHtml } from '../html/trusted-html.ts'
import { useText } from '../i18n/use-text.ts'
import { Shelf } from '../shelf/shelf.tsx'
import styles from './content.module.css'
import type { Carousel, ContentPart } from './content-part.ts'

/** A content of the merchant. The group of texts `content` must be loaded. */
export function Content({ parts }: { parts: readonly ContentPart[] }) {
  return parts.map((part, index) =>
    part.kind === 'html' ? (
      <div
        // oxlint-disable-next-line react/no-array-index-key -- parts never change their places
        key={index}
        className={styles.html}
        dangerouslySetInnerHTML={{ __html: trustedHtml(part.html) }}
      />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts never change their places
      <CarouselPart key={index} carousel={part.carousel} />
    ),
  )
}

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

function CarouselPart({ carousel: { heading, headingLevel, cards } }: { carousel: Carousel }) {
  const t = useText()
  const Title = `h${headingLevel}` as Heading
  // A shelf without a heading stands in for it, so that its cards leave no level out.
  const cardLevel = heading ? Math.min(headingLevel + 1, 6) : headingLevel
  return (
    <div className={styles.carousel}>
      {heading && <Title className={styles.title}>{heading}</Title>}
      <Shelf cards={cards} label={heading ?? t('content.carousel')} cardHeading={`h${cardLevel}` as Heading} />
    </div>
  )
}
