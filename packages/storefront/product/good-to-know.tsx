import { trustedHtml } from '../html/trusted-html.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import { deliveryText } from './delivery-text.ts'
import { isShipped } from './is-shipped.ts'
import type { ProductPageData } from './product-page-data.ts'
import styles from './product-section.module.css'

/** Description, care, shipping and maker; the first one stands open. */
export default function GoodToKnow({ data }: { data: ProductPageData }) {
  const t = useText()
  const { shop } = useShop().config
  const { description, care, maker, product } = data
  return (
    <section className={styles.section} aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t('detail.goodToKnow')}</h2>
      <div className={styles.questions}>
        {description && (
          <details open>
            <summary>
              <h3>{t('detail.description')}</h3>
            </summary>
            <div className="prose" dangerouslySetInnerHTML={{ __html: trustedHtml(description) }} />
          </details>
        )}
        {care.length > 0 && (
          <details>
            <summary>
              <h3>{t('detail.careAndLife')}</h3>
            </summary>
            <div className="prose">
              {care.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        )}
        {isShipped(product) && (
          <details>
            <summary>
              <h3>{t('detail.shippingAndReturns')}</h3>
            </summary>
            <p>
              {t('detail.shippingText', { delivery: deliveryText(shop.deliveryDays, t), days: shop.returnDays })}{' '}
              <ShopLink to={t('card.shippingPath')}>{t('detail.shippingLink')}</ShopLink>
            </p>
          </details>
        )}
        {maker && (
          <details>
            <summary>
              <h3>{t('detail.maker')}</h3>
            </summary>
            <address>
              {maker.name}
              <br />
              {maker.address}
              {maker.email && (
                <>
                  <br />
                  <a href={`mailto:${maker.email}`}>{maker.email}</a>
                </>
              )}
            </address>
            <p>{t('detail.articleNumber', { sku: product.sku })}</p>
          </details>
        )}
      </div>
    </section>
  )
}
