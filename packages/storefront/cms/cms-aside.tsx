import type { ContentHeading } from '../content/headings-of.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { telephoneOf } from '../phone/telephone-of.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './cms-page.module.css'
import type { Family, FamilyLink } from './load-cms-page.ts'

/** The headings of a long page, where there is room beside it. */
export function CmsContents({ headings }: { headings: readonly ContentHeading[] }) {
  const t = useText()
  return (
    <nav className={styles.contents} aria-label={t('content.onThisPage')}>
      <p className={styles.label}>{t('content.onThisPage')}</p>
      <ol className={styles.list}>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The pages that stand together with this one. */
export function CmsFamily({ family: { head, links } }: { family: Family }) {
  return (
    <nav className={styles.family} aria-label={head.label}>
      <p className={styles.head}>
        <Neighbour link={head} />
      </p>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.path}>
            <Neighbour link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Neighbour({ link: { label, path, isCurrent } }: { link: FamilyLink }) {
  return (
    <ShopLink to={path} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </ShopLink>
  )
}

/** Whom to ask, on every page to read. */
export function CmsHelp({ contactPath }: { contactPath: string }) {
  const t = useText()
  const phone = telephoneOf(useShop().config.shop.phone)
  return (
    <div className={styles.help}>
      <p className={styles.head}>{t('content.questions')}</p>
      <p>{t('content.questionsText')}</p>
      <p>
        <a className={styles.phone} href={phone.url}>
          {phone.words}
        </a>
      </p>
      <p>
        <ShopLink to={contactPath}>{t('content.contact')}</ShopLink>
      </p>
    </div>
  )
}
