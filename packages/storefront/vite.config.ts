import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './build/compile-messages.ts'
import { firstViews } from './build/first-view.ts'

/** What tests of the storefront need of the build. */
export const storefrontPlugins = [react(), compileMessages()]

const file = (path: string) => `${import.meta.dirname}/${path}`
const routes = globSync('*/*-route.tsx', { cwd: import.meta.dirname })
const productRoute = 'product/product-route.tsx'
const { plugin: findFirstViews, needs } = firstViews({
  // The product page is the heaviest, and carries nothing that only lists need.
  product: ['app/entry-client.tsx', productRoute].map(file),
  lists: ['home', 'category', 'cms'].map((name) => file(`${name}/${name}-route.tsx`)),
  category: [file('category/category-route.tsx')],
  shelves: ['home', 'cms'].map((name) => file(`${name}/${name}-route.tsx`)),
  // With the parts whose code comes later: their styles are needed at once.
  frame: [
    'app/entry-client.tsx',
    'shell/footer.tsx',
    'shell/phone-menu.tsx',
    'newsletter/newsletter-form.tsx',
    'routes/corner.tsx',
  ].map(file),
  pages: routes.map(file),
  others: ['app/entry-client.tsx', ...routes.filter((path) => path !== productRoute)].map(file),
  loaders: [file('routes/route-loaders.ts')],
})
const isOfProduct = (id: string) => isOurs(id) && needs.product(id) && !needs.others(id)
const isStyle = (id: string) => id.endsWith('.css')
const isShared = (id: string) => needs.product(id) && needs.lists(id)
const isOurs = (id: string) => /packages\/(storefront|domain|contract)\/.*\.(tsx?|module\.css)$/.test(id)
// A few lines that first views share with parts that come later.
const isSmall = (id: string) => /\/storefront\/(review\/(stars|rating-line)|error\/trouble)\.module\.css$/.test(id)
const isForm = (id: string) =>
  /\/(account|field|newsletter|reset-password)\/[^/]*\.tsx?$|\/is-email-address\.ts$/.test(id)
// A first view has the texts within its reach and says none of them.
const isOfSession = (id: string) =>
  /\/storefront\/(lock|session)\/[^/]*\.ts$|\/(token-lock|user-error-sentence)\.ts$/.test(id)
const isOfCart = (id: string) =>
  /\/(storefront|domain)\/(cart|coupon|hash|total)\/[^/]*\.ts$|\/cart-error-sentence\.ts$/.test(id)

const isOwnList = (id: string) =>
  /\/(list|recently-viewed)\/(?!tell-|look-)[^/]*\w(?<!-section)\.tsx?$/.test(id) ||
  /\/catalog\/(use-|products-)[^/]*\.ts$/.test(id)
const isOfCards = (id: string) => needs.category(id) && (needs.shelves(id) || id.includes('/storefront/card/'))
const isOfLists = (id: string) => needs.category(id) && !isOfCards(id) && !id.includes('/storefront/category/')
const hasCards = (id: string) =>
  /\/storefront\/(card|compare|list|list-screen|more|recently-viewed|shelf|wishlist)\//.test(id)
const isEarly = (id: string) => needs.product(id) || needs.lists(id) || needs.loaders(id) || needs.frame(id)

/** A name is unique within its file, and the file is told in a few letters: they are in every page and in every script. */
const classOf = (name: string, path: string) =>
  `${name}_${createHash('sha1')
    .update(relative(import.meta.dirname, path))
    .digest('base64url')
    .slice(0, 4)}`

const themes = ['ellermoor', 'halden', 'laszlo']

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [...storefrontPlugins, findFirstViews],
  appType: 'custom',
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: classOf } },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ssr: isSsrBuild ? 'app/entry-server.tsx' : false,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: {
            client: `${import.meta.dirname}/app/entry-client.tsx`,
            ...Object.fromEntries(themes.map((theme) => [theme, `${import.meta.dirname}/theme/${theme}.css`])),
          },
          output: {
            advancedChunks: {
              groups: [
                // Changes with a dependency only, so it stays in the shopper's cache over our own releases.
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // Each file of styles is waited for: a page has one of the frame and one of its own.
                {
                  name: 'frame',
                  test: (id) => isStyle(id) && (needs.frame(id) || isShared(id) || isSmall(id)),
                  priority: 4,
                },
                { name: 'home', test: /\/storefront\/home\/.*\.css$/, priority: 3 },
                // With what the page of a product shares with parts that come later: no other page needs it, and it is small in one piece.
                {
                  name: 'product',
                  test: (id) => /\/storefront\/(product|review)\/.*\.css$/.test(id) || isOfProduct(id),
                  includeDependenciesRecursively: false,
                  priority: 3,
                },
                { name: 'category', test: /\/storefront\/(category|listing)\/.*\.css$/, priority: 3 },
                { name: 'search', test: /\/storefront\/search\/.*\.css$/, priority: 3 },
                { name: 'cards', test: (id) => isStyle(id) && hasCards(id), priority: 3 },
                // A field alone, which the cart asks a coupon with: it needs nothing of what is around it in forms.
                {
                  name: 'field',
                  test: /\/field\/((field-frame|text-field)\.tsx|mark-first\.ts|field\.module\.css)$/,
                  includeDependenciesRecursively: false,
                  priority: 3,
                },
                // What forms and their dialogs share comes with the first of them: no first view needs it.
                {
                  name: 'form',
                  test: (id) => isForm(id) && !needs.product(id) && !needs.lists(id),
                  includeDependenciesRecursively: false,
                  minShareCount: 2,
                  priority: 2,
                },
                // What is done in a customer's name, from forms and behind the page.
                {
                  name: 'session',
                  test: (id) => isOfSession(id) && (!isEarly(id) || id.includes('/contract/')),
                  includeDependenciesRecursively: false,
                  minShareCount: 2,
                  priority: 2,
                },
                // What keeps the cart, for who adds to it, shows it or has one from before.
                {
                  name: 'cart',
                  test: (id) => isOfCart(id) && (!isEarly(id) || id.includes('/contract/')),
                  includeDependenciesRecursively: false,
                  minShareCount: 2,
                  priority: 2,
                },
                // How a day is told: short, and asked for by pages that have nothing else in common.
                {
                  name: 'date',
                  test: /\/(domain\/date\/(parse-wire|format)|order-confirmation\/order)-date\.ts$/,
                  includeDependenciesRecursively: false,
                  priority: 2,
                },
                // So does what the shopper's own lists share.
                {
                  name: 'own-list',
                  test: (id) => isOwnList(id) && !isEarly(id),
                  includeDependenciesRecursively: false,
                  priority: 3,
                },
                // What the first views of two pages share comes once, in one file rather than in dozens.
                {
                  name: 'shop',
                  test: (id) => isOurs(id) && needs.product(id),
                  includeDependenciesRecursively: false,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'card',
                  test: (id) => isOurs(id) && isOfCards(id) && !needs.product(id),
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                {
                  name: 'list',
                  test: (id) => isOurs(id) && needs.shelves(id) && !needs.category(id) && !needs.product(id),
                  includeDependenciesRecursively: false,
                  minShareCount: 2,
                  priority: 1,
                },
                // What a list is read and written by comes with its page, and with what finds other pages; what shows it does not.
                {
                  name: 'listing',
                  test: (id) => isOurs(id) && isOfLists(id) && needs.loaders(id) && !needs.product(id),
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                {
                  name: 'filters',
                  test: (id) => isOurs(id) && isOfLists(id) && !needs.loaders(id) && !needs.product(id),
                  includeDependenciesRecursively: false,
                  minShareCount: 2,
                  priority: 1,
                },
                // What finds the next page's data comes in one file, while the shopper looks at this page.
                {
                  name: 'loader',
                  test: (id) => isOurs(id) && needs.loaders(id) && !needs.frame(id) && !needs.pages(id),
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
              ],
            },
          },
        },
  },
  ssr: { noExternal: ['react-router', /^@welt\//] },
}))
