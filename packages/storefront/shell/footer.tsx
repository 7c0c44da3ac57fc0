import { useDeferredValue } from 'react'
import { cartCount } from '../cart/cart-count.ts'
import { useCart } from '../cart/use-cart.ts'
import { trustedHtml } from '../html/trusted-html.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { DrawnMark } from '../payment-mark/drawn-mark.tsx'
import styles from './footer.module.css'
import { FooterGroup, type FooterGroupProps } from './footer-group.tsx'
import { LegalLines } from './legal-lines.tsx'
import type { FactoryShop, FooterData, Seal, StoreViewLink, Tool } from './shell-data.ts'
import { Stitch } from './stitch.tsx'
import { StoreViewLinks } from './store-view-links.tsx'

interface FooterProps {
  footer: FooterData
  storeViews: readonly StoreViewLink[]
  /** A link to it opens in place what the header's tool opens. */
  account?: Tool | undefined
}

/** Address and hours first, then the links, then payments and seals, then the law. Nothing folds away on the phone. */
export default function Footer({ footer, storeViews, account }: FooterProps) {
  const { words, columns, sisterShops, social } = footer
  const list = { external: words.external, account }
  return (
    <footer className={styles.footer}>
      <Stitch />
      <div className="page">
        <div className={styles.columns}>
          <Shop shop={footer.shop} />
          <nav className={styles.links} aria-label={words.links}>
            {columns.map((groups) => (
              <div key={groups[0]?.title} className={styles.stack}>
                {groups.map((group) => (
                  <FooterGroup key={group.title} group={group} {...list} />
                ))}
              </div>
            ))}
            <div className={styles.stack}>
              <StoreViewLinks title={words.houses} storeViews={storeViews} />
              {sisterShops && <SisterShops group={sisterShops} {...list} />}
              {social && <FooterGroup group={social} {...list} />}
            </div>
          </nav>
        </div>
        <Marks footer={footer} />
        <LegalLines footer={footer} />
      </div>
    </footer>
  )
}

/** Who leaves for one of them with a full cart is told that it stays. The numbers in the header are drawn first. */
function SisterShops(list: FooterGroupProps) {
  return <FooterGroup {...list} cartStays={useDeferredValue(cartCount(useCart(), 'items') > 0)} />
}

function Shop({ shop: { title, headline, address, hours, link } }: { shop: FactoryShop }) {
  return (
    <section>
      <p className={styles.title}>{title}</p>
      <h2 className={styles.headline}>{headline}</h2>
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {hours && <div className={styles.hours} dangerouslySetInnerHTML={{ __html: trustedHtml(hours) }} />}
      {link && (
        <ShopLink className={styles.shopLink} to={link.href}>
          {link.label}
        </ShopLink>
      )}
    </section>
  )
}

function Marks({ footer: { words, payments, carrier, seals } }: { footer: FooterData }) {
  return (
    <div className={styles.marks}>
      {payments.length > 0 && (
        <ul className={styles.payments} aria-label={words.payments}>
          {payments.map((mark) => (
            <li key={mark.name} className={styles.plate}>
              <DrawnMark mark={mark} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.plate}>
        <DrawnMark mark={carrier} />
      </div>
      {seals.map((seal) => (
        <SealMark key={seal.title} seal={seal} />
      ))}
    </div>
  )
}

function SealMark({ seal: { title, text, shape } }: { seal: Seal }) {
  return (
    <p className={styles.seal}>
      <svg width={44} height={44} fill="currentColor" aria-hidden="true">
        <use href={shape} />
      </svg>
      <span>
        <strong>{title}</strong>
        <span className={styles.sealText}>{text}</span>
      </span>
    </p>
  )
}
