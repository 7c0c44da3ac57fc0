import type { PageModule } from '../page/page-module.tsx'
import { CategoryPage } from './category-page.tsx'
import type { CategoryPageData } from './category-page-data.ts'

type CategoryModule = PageModule<CategoryPageData>
export const layout: CategoryModule['layout'] = 'default'
export const messages: CategoryModule['messages'] = ['category', 'content']
/** Another category begins anew: nothing of what was opened or chosen in this one counts there. */
export const Page: CategoryModule['Page'] = ({ data }) => <CategoryPage key={data.head.canonicalPath} data={data} />
