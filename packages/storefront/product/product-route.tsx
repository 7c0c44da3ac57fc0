import type { PageModule } from '../page/page-module.tsx'
import { ProductPage } from './product-page.tsx'
import type { ProductPageData } from './product-page-data.ts'

type ProductModule = PageModule<ProductPageData>
export const layout: ProductModule['layout'] = 'default'
export const messages: ProductModule['messages'] = ['product']
/** Nothing that was begun on one product's page goes on on another's. */
export const Page: ProductModule['Page'] = ({ data }) => <ProductPage key={data.product.sku} data={data} />
