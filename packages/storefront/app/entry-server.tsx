export { createStorefront } from './create-storefront.tsx'
