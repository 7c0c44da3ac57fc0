import { Content } from '../content/content.tsx'
import type { ContentPart } from '../content/content-part.ts'
import { useText } from '../i18n/use-text.ts'
import { Shelf } from '../shelf/shelf.tsx'
import styles from './inspirations.module.css'

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** A content of the merchant, whose rows look like the other rows of the page. */
export function Inspirations({ parts }: { parts: readonly ContentPart[] }) {
  const t = useText()
  if (parts.length === 0) return null
  return (
    <section className={`page ${styles.section}`} aria-label={t('home.inspirations')}>
      {parts.map((part, index) => {
        // Parts never change their places.
        const key = String(index)
        if (part.kind === 'html') return <Content key={key} parts={[part]} />
        const { heading, headingLevel, cards } = part.carousel
        const Title = `h${headingLevel}` as Heading
        return (
          <Shelf
            key={key}
            cards={cards}
            label={heading ?? t('home.inspirations')}
            cardHeading={`h${Math.min(heading === undefined ? headingLevel : headingLevel + 1, 6)}` as Heading}
            head={heading !== undefined && <Title className="type-section">{heading}</Title>}
          />
        )
      })}
    </section>
  )
}
