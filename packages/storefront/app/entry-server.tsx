export { createStorefront } from './create-storefront.ts'
