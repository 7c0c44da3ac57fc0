import { useShop } from '../store-view/use-shop.ts'
import styles from './not-found-page.module.css'

/** Any pair would do. The image service draws it from these words, whatever the catalogue holds. */
const pair = '/shoe/cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1/top.svg'

/** A pair seen from above, of which one shoe is not there: only the place where it should stand is stitched out. */
export function LoneShoe() {
  const { pictureUrl } = useShop()
  return (
    <svg className={styles.pair} viewBox="130 0 386 475" width="386" height="475" aria-hidden="true">
      <svg x="130" y="0" width="190" height="475" viewBox="130 0 190 475">
        <image href={pictureUrl(pair, 1292, 950)} width="646" height="475" />
      </svg>
      <path
        className={styles.missing}
        d="M403 24c37 0 74 88 81 164 4 45-14 82-16 122-3 36-3 62-6 90-4 33-23 49-47 49s-43-16-46-49c-2-40 4-70 0-110-5-40-24-60-20-105 6-75 20-161 54-161Z"
      />
    </svg>
  )
}
