import type { PageModule } from '../page/page-module.tsx'
import { CategoryPage } from './category-page.tsx'
import type { CategoryPageData } from './category-page-data.ts'

type CategoryModule = PageModule<CategoryPageData>
export const layout: CategoryModule['layout'] = 'default'
export const messages: CategoryModule['messages'] = ['category', 'content']
export const Page: CategoryModule['Page'] = CategoryPage
