import type { PageModule } from '../page/page-module.tsx'
import { CategoryPage } from './category-page.tsx'
import type { CategoryPageData } from './load-category-page.ts'

type CategoryModule = PageModule<CategoryPageData>
export const layout: CategoryModule['layout'] = 'default'
export const messages: CategoryModule['messages'] = ['category']
export const Page: CategoryModule['Page'] = CategoryPage
