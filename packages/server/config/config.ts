import { CatalogRules } from '@welt/contract/entity/catalog-rules.ts'
import { CheckoutRules } from '@welt/contract/entity/checkout-rules.ts'
import { GraphqlHost } from '@welt/contract/entity/graphql-host.ts'
import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { defaultImageSizes, imageSizePattern } from '@welt/platform/image/image-size.ts'
import { z } from 'zod'
import ownPackage from '../package.json' with { type: 'json' }
import { checkGraphqlHosts } from './check-graphql-hosts.ts'
import { checkStoreViews } from './check-store-views.ts'
import { CheckoutConfig } from './checkout-config.ts'
import { defaultStoreViews } from './default-store-views.ts'
import { GraphqlConfig } from './graphql-config.ts'
import { MailConfig } from './mail-config.ts'

const milliseconds = z.int().min(0)

/** An address of the form http://host[:port][/path], or nothing. */
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http or https address' }).nullable()
const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'an address like postgres://user:password@host:5432/name' })
  .nullable()

export const logLevels = ['auto', 'trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** What only the server knows. Each value's description is its line in docs/configuration.md. */
const PrivateConfig = z.strictObject({
  dataDir: z.string().min(1).default('data').describe('Folder of the embedded database, relative to the project.'),
  databaseUrl: postgresUrl
    .default(null)
    .describe('PostgreSQL to use instead of the embedded database, as postgres://user:password@host:5432/name.'),
  platformUrl: httpUrl
    .default(null)
    .describe('Address of a remote platform to use instead of the embedded one; no database is opened then.'),
  platformTimeout: milliseconds.default(10_000).describe('Milliseconds that a remote platform may take to answer.'),
  storefrontDist: z
    .string()
    .min(1)
    .default('packages/storefront/dist')
    .describe('Folder of the built storefront, relative to the project.'),
  image: z
    .strictObject({
      mediaDir: z
        .string()
        .min(1)
        .nullable()
        .default(null)
        .describe(
          'Folder of photographs that are shown instead of drawings, relative to the project; media in the data folder when empty.',
        ),
      sizes: z
        .array(z.string().regex(imageSizePattern, { error: 'a size like 400x300, each side from 1 to 4096' }))
        .min(1)
        .default([...defaultImageSizes])
        .describe('Sizes in which pictures are made; any other answers 400.'),
      diskCache: z
        .int()
        .min(0)
        .default(512)
        .describe('Megabytes of finished pictures kept in the data folder; 0 keeps none.'),
      memoryCache: z.int().min(0).default(32).describe('Megabytes of finished pictures kept in memory.'),
      queueLength: z.int().min(0).default(200).describe('Pictures that may wait to be made; more answer 503.'),
      timeout: milliseconds
        .min(1)
        .default(30_000)
        .describe('Milliseconds that a picture may wait to be made, and may take then; longer answers 503.'),
      warmUp: z
        .boolean()
        .default(true)
        .describe('Whether the pictures of the home pages are made after the start, before somebody asks for them.'),
    })
    .prefault({}),
  publicUrl: httpUrl
    .default(null)
    .describe('Where shoppers reach the shop, for links in letters; http://localhost and the port when empty.'),
  catalog: z
    .strictObject({
      ...CatalogRules.shape,
      refreshInterval: milliseconds
        .min(100)
        .default(2000)
        .describe('Milliseconds after which orders, imports and reviews of other processes are seen at the latest.'),
      invalidateKey: z
        .string()
        .min(16)
        .nullable()
        .default(null)
        .describe('Key of the call /invalidate, which has everything read anew; there is no such call without it.'),
      synonymsFile: z
        .string()
        .min(1)
        .nullable()
        .default(null)
        .describe(
          'File of words that mean the same to shoppers, relative to the project: lines like `Budapester => full brogue` or `Slipper, Loafer`; those of the shoe trade when empty.',
        ),
      graphqlIntrospection: z
        .boolean()
        .default(false)
        .describe('Whether clients of GraphQL may ask what its schema is.'),
    })
    .prefault({}),
  checkout: CheckoutConfig.prefault({}),
  session: z
    .strictObject({
      accessMinutes: z.int().min(1).max(60).default(15).describe('Minutes that a token of a customer is good.'),
      refreshDays: z.int().min(1).default(30).describe('Days that a login lasts after its last use.'),
      absoluteDays: z.int().min(1).default(90).describe('Days that a login lasts at most.'),
      resetMinutes: z.int().min(1).max(60).default(60).describe('Minutes that the link for a new password is good.'),
    })
    .prefault({}),
  mail: MailConfig.prefault({}),
  newsletter: z
    .strictObject({
      couponCode: z
        .string()
        .min(1)
        .nullable()
        .default('WILLKOMMEN10')
        .describe('Coupon that the welcome letter brings; none when empty.'),
    })
    .prefault({}),
  review: z
    .strictObject({
      isShownAtOnce: z
        .boolean()
        .default(false)
        .describe(
          'Whether a review is shown before somebody has read it; otherwise `npm run reviews` lets it through.',
        ),
    })
    .prefault({}),
  limits: z
    .strictObject({
      enabled: z
        .boolean()
        .default(true)
        .describe(
          'Whether logins, orders, coupons, letters and reviews are limited for each visitor; off in measurements alone.',
        ),
    })
    .prefault({}),
  server: z
    .strictObject({
      port: z.int().min(0).max(65_535).default(3000).describe('Port to listen on; 0 takes a free one.'),
      host: z.string().min(1).nullable().default(null).describe('Address to listen on; all of them when empty.'),
      trustedProxies: z
        .int()
        .min(0)
        .default(0)
        .describe('Proxies before this server whose X-Forwarded-* and X-Request-Id headers are believed.'),
      maxUrlLength: z.int().min(256).default(8192).describe('Bytes of a request address; longer answers 414.'),
      maxHeaderSize: z.int().min(1024).default(16_384).describe('Bytes of all request headers; more answers 431.'),
      maxQueryParameters: z.int().min(1).default(100).describe('Parameters of a request address; more answers 400.'),
      headersTimeout: milliseconds.default(10_000).describe('Milliseconds within which a request head must be there.'),
      requestTimeout: milliseconds.default(30_000).describe('Milliseconds within which a whole request must be there.'),
      keepAliveTimeout: milliseconds.default(65_000).describe('Milliseconds that an idle connection stays open.'),
      readyTimeout: milliseconds.default(200).describe('Milliseconds that /readyz waits for the database or platform.'),
    })
    .prefault({}),
  shutdown: z
    .strictObject({
      notReadyFor: milliseconds
        .default(5000)
        .describe('Milliseconds between SIGTERM, when /readyz turns 503, and the end of accepting connections.'),
      drainTimeout: milliseconds.default(25_000).describe('Milliseconds that open requests get after SIGTERM.'),
      interruptTimeout: milliseconds.default(4000).describe('Milliseconds that open requests get after Ctrl-C.'),
    })
    .prefault({}),
  log: z
    .strictObject({
      level: z
        .enum(logLevels)
        .default('auto')
        .describe('Least level of a log line; auto is info, or warn when the log goes to a terminal.'),
    })
    .prefault({}),
})

export const Config = z
  .strictObject({
    ...PublicConfig.shape,
    version: PublicConfig.shape.version.default(ownPackage.version),
    storeViews: PublicConfig.shape.storeViews.default(defaultStoreViews),
    defaultStoreCode: PublicConfig.shape.defaultStoreCode.default('laszlo_de'),
    graphql: GraphqlConfig.prefault({}),
    ...PrivateConfig.shape,
  })
  .superRefine(checkStoreViews)
  .superRefine(checkGraphqlHosts)
export type Config = z.infer<typeof Config>

/** The named part that may leave the server. */
export function publicConfig(config: Config): PublicConfig {
  return z
    .object({
      ...PublicConfig.shape,
      graphql: z.object(GraphqlHost.shape),
      catalog: z.object(CatalogRules.shape),
      checkout: z.object(CheckoutRules.shape),
    })
    .parse(config)
}
