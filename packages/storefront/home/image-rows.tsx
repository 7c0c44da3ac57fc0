import type { ImageColumn, ImageRow } from '@welt/contract/entity/promoted-content.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { PromotedPicture } from '../promoted/promoted-picture.tsx'
import styles from './image-rows.module.css'

const places = ['left', 'centre', 'right'] as const

/** Rows of the merchant's pictures, whose widths share twelve columns; on a phone they stand below each other. */
export function ImageRows({ rows }: { rows: readonly ImageRow[] }) {
  const t = useText()
  if (rows.length === 0) return null
  return (
    <section className={`page ${styles.rows}`} aria-label={t('home.pictures')}>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows never change their places
        <div key={index} className={styles.row}>
          {places.map((place) => {
            const column = row[place]
            return column && <Column key={place} column={column} />
          })}
        </div>
      ))}
    </section>
  )
}

function Column({ column: { picture, text, link, width } }: { column: ImageColumn }) {
  const wide = `${Math.ceil((width / 12) * 100)}vw`
  const inside = (
    <>
      <PromotedPicture
        className={styles.picture}
        picture={picture}
        sizes={`(width < 720px) 100vw, (width < 1440px) ${wide}, ${Math.ceil((width / 12) * 1312)}px`}
      />
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </>
  )
  return (
    <div className={styles.column} data-width={width}>
      {link === undefined ? (
        <p className={styles.still}>{inside}</p>
      ) : (
        <ShopLink className={styles.link} to={link} {...(!text && !picture.alt && { 'aria-label': link })}>
          {inside}
        </ShopLink>
      )}
    </div>
  )
}
