import type { PageModule } from '../page/page-module.tsx'
import type { SearchPageData } from './load-search-page.ts'
import { SearchPage } from './search-page.tsx'

type SearchModule = PageModule<SearchPageData>
export const layout: SearchModule['layout'] = 'default'
export const messages: SearchModule['messages'] = ['search']
export const Page: SearchModule['Page'] = SearchPage
