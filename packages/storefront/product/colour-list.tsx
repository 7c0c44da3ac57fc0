import { useShop } from '../store-view/use-shop.ts'
import styles from './colour-list.module.css'
import type { ProductView } from './product-view.ts'
import { useArrowKeys } from './use-arrow-keys.ts'

/** Colours are small pictures of the shoe itself, with their names below. */
export function ColourList({ colours }: { colours: NonNullable<ProductView['colours']> }) {
  const { pictureUrl } = useShop()
  return (
    <div className={styles.colours}>
      <p className={styles.heading}>
        <strong id="colour">{colours.label}</strong> <span aria-hidden="true">{colours.chosen}</span>
      </p>
      <div className={styles.list} role="group" aria-labelledby="colour" {...useArrowKeys<HTMLDivElement>()}>
        {colours.items.map(({ value, label, href, isChosen }, place) => (
          <a key={value} href={href} aria-current={isChosen || undefined} rel="nofollow">
            <img
              src={pictureUrl(colours.pictures[place] ?? null, 100, 75)}
              width={100}
              height={75}
              alt=""
              loading="lazy"
            />
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}
