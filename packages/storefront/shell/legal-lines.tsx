import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './footer.module.css'
import type { FooterLink } from './shell-data.ts'

interface LegalLinesProps {
  legal: readonly FooterLink[]
  note: string
  version: string
}

export function LegalLines({ legal, note, version }: LegalLinesProps) {
  const t = useText()
  return (
    <div className={styles.legal}>
      {legal.length > 0 && (
        <nav aria-label={t('shell.legalLinks')}>
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
        {note} {t('shell.version', { version })}
      </p>
    </div>
  )
}
