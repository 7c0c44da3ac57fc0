/** Everything that loads a page, in one file of the build: the first view needs none of it, its data came with the HTML. */
export { loadCmsPage } from '../cms/load-cms-page.ts'
export { loadHomePage } from '../home/load-home-page.ts'
export { loadPlainPage } from '../page/load-plain-page.ts'
export { loadProductPage } from '../product/load-product-page.ts'
export { loadSearchPage } from '../search/load-search-page.ts'
export { loadShell } from '../shell/load-shell.ts'
export { loadCategoryByKey } from './load-category-by-key.ts'
export { loadDispatched } from './load-dispatched.ts'
