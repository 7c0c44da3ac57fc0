import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './footer.module.css'
import type { FooterData } from './shell-data.ts'

/** All that a layout needs of the footer when it shows the law alone. */
export type LegalData = Pick<FooterData, 'legal' | 'note' | 'version'> & {
  words: Pick<FooterData['words'], 'legal' | 'toTop'>
}

export function LegalLines({ footer: { legal, note, version, words } }: { footer: LegalData }) {
  return (
    <div className={styles.legal}>
      {legal.length > 0 && (
        <nav aria-label={words.legal}>
          <ul className={styles.legalLinks}>
            {legal.map((link) => (
              <li key={link.href}>
                <ShopLink className={link.emphasis ? styles.emphasis : styles.legalLink} to={link.href}>
                  {link.label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.note}>
        {note} {version}
      </p>
      {words.toTop && (
        <a className={styles.toTop} href="#main">
          {words.toTop}
        </a>
      )}
    </div>
  )
}
