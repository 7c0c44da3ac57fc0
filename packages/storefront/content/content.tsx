import { trustedHtml } from '../html/trusted-html.ts'
import { Shelf } from '../shelf/shelf.tsx'
import styles from './content.module.css'
import type { Carousel, ContentPart } from './content-part.ts'
import pictures from './picture.module.css'

/** A content of the merchant. */
export function Content({ parts }: { parts: readonly ContentPart[] }) {
  return parts.map((part, index) =>
    part.kind === 'html' ? (
      <div
        // oxlint-disable-next-line react/no-array-index-key -- parts never change their places
        key={index}
        className={`${styles.html} ${pictures.html}`}
        dangerouslySetInnerHTML={{ __html: trustedHtml(part.html) }}
      />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts never change their places
      <CarouselPart key={index} carousel={part.carousel} />
    ),
  )
}

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

function CarouselPart({ carousel: { heading, label, headingLevel, cards } }: { carousel: Carousel }) {
  const Title = `h${headingLevel}` as Heading
  // A shelf without a heading stands in for it, so that its cards leave no level out.
  const cardLevel = heading ? Math.min(headingLevel + 1, 6) : headingLevel
  return (
    <div className={styles.carousel}>
      <Shelf
        cards={cards}
        label={heading ?? label ?? ''}
        cardHeading={`h${cardLevel}` as Heading}
        head={heading && <Title>{heading}</Title>}
      />
    </div>
  )
}
