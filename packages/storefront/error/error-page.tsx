import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import trouble from './trouble.module.css'

/** Plain links, no router: whatever broke the page may have broken the navigation too. */
export function ErrorPage({ homePath = '/' }: { homePath?: string }) {
  const t = useText()
  return (
    <section className={`page ${trouble.page}`}>
      <div className={trouble.words}>
        <p className={trouble.code}>500</p>
        <h1>{t('trouble.errorTitle')}</h1>
        <p className={trouble.lead}>{t('trouble.errorText')}</p>
        <p className={trouble.actions}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this very page */}
          <a className={button.primary} href="">
            {t('trouble.reload')}
          </a>
          <a className={button.outlined} href={homePath}>
            {t('trouble.home')}
          </a>
        </p>
      </div>
      <div className={trouble.well}>
        <div className={trouble.seam} />
      </div>
    </section>
  )
}
