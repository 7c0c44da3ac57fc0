import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { telephoneOf } from '../phone/telephone-of.ts'
import styles from './announcement.module.css'
import { openInPlace } from './open-in-place.ts'
import type { Announcement as AnnouncementData } from './shell-data.ts'

interface AnnouncementProps {
  announcement: AnnouncementData
  language: string
  onLanguage?: (() => void) | undefined
}

/** One line above the header: advice by telephone, one sentence, the language. */
export function Announcement({ announcement, language, onLanguage }: AnnouncementProps) {
  const t = useText()
  const phone = telephoneOf(announcement.phone)
  return (
    <div className={styles.announcement}>
      <div className={`page ${styles.line}`}>
        <a className={styles.phone} href={phone.url}>
          {t('shell.advice', { phone: phone.words })}
        </a>
        <p className={styles.sentence}>{announcement.sentence}</p>
        <p className={styles.shortSentence}>{announcement.shortSentence}</p>
        <a
          className={styles.language}
          href="#store-views"
          aria-label={t('shell.language', { language })}
          onClick={(event) => openInPlace(event, onLanguage)}
        >
          <Icon name="globe" size={14} />
          {language}
        </a>
      </div>
    </div>
  )
}
