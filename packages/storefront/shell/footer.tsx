import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './footer.module.css'
import { FooterGroup } from './footer-group.tsx'
import { LegalLines } from './legal-lines.tsx'
import type { FactoryShop, FooterData, Seal, StoreViewLink } from './shell-data.ts'
import { Stitch } from './stitch.tsx'
import { StoreViewLinks } from './store-view-links.tsx'

interface FooterProps {
  footer: FooterData
  storeViews: readonly StoreViewLink[]
}

/** Address and hours first, then the links, then payments and seals, then the law. Nothing folds away on the phone. */
export default function Footer({ footer, storeViews }: FooterProps) {
  const t = useText()
  return (
    <footer className={styles.footer}>
      <Stitch />
      <div className="page">
        <div className={styles.columns}>
          {footer.shop && <Shop shop={footer.shop} />}
          <nav className={styles.links} aria-label={t('shell.footerLinks')}>
            {footer.columns.map((group) => (
              <FooterGroup key={group.title} group={group} />
            ))}
            <div className={styles.stack}>
              <StoreViewLinks storeViews={storeViews} />
              {footer.social && <FooterGroup group={footer.social} />}
            </div>
          </nav>
        </div>
        <Marks footer={footer} />
        <LegalLines legal={footer.legal} note={footer.note} version={footer.version} />
      </div>
    </footer>
  )
}

function Shop({ shop }: { shop: FactoryShop }) {
  return (
    <section className={styles.shop}>
      <p className={styles.title}>{shop.title}</p>
      <h2 className={styles.headline}>{shop.headline}</h2>
      <address className={styles.address}>
        {shop.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl className={styles.hours}>
        {shop.hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      {shop.link && (
        <ShopLink className={styles.shopLink} to={shop.link.href}>
          {shop.link.label}
        </ShopLink>
      )}
    </section>
  )
}

function Marks({ footer }: { footer: FooterData }) {
  const t = useText()
  const { payments = [], carrier, seals = [] } = footer
  if (payments.length === 0 && !carrier && seals.length === 0) return null
  return (
    <div className={styles.marks}>
      {payments.length > 0 && (
        <ul className={styles.payments} aria-label={t('shell.payments')}>
          {payments.map((name) => (
            <li key={name} className={styles.plate}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {carrier && (
        <p className={`${styles.plate} ${styles.carrier}`}>
          <strong>{carrier.name}</strong> {carrier.product}
        </p>
      )}
      {seals.map((seal) => (
        <SealMark key={seal.title} seal={seal} />
      ))}
    </div>
  )
}

function SealMark({ seal }: { seal: Seal }) {
  return (
    <p className={styles.seal}>
      <span className={styles.ring}>
        <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
          <circle cx="22" cy="22" r="20.5" />
          <circle cx="22" cy="22" r="16.5" strokeDasharray="2.2 2.1" />
        </svg>
        <Icon name={seal.icon} />
      </span>
      <span>
        <strong>{seal.title}</strong>
        <span className={styles.sealText}>{seal.text}</span>
      </span>
    </p>
  )
}
