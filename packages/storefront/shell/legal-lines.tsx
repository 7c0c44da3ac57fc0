import { useText } from '../i18n/use-text.ts'
import styles from './footer.module.css'
import { HrefLink } from './href-link.tsx'
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
                <HrefLink className={link.emphasis ? styles.emphasis : styles.legalLink} href={link.href}>
                  {link.label}
                </HrefLink>
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
