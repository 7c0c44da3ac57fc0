import { ShopLink } from '../navigation/shop-link.tsx'
import type { LegalData } from '../page/page-layout.tsx'
import styles from './footer.module.css'

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
