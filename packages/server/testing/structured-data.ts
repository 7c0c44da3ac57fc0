import { z } from 'zod'

/**
 * The types of structured data that the shop writes, as schema.org names their properties and as search engines ask for them.
 * Strict: a property that is not here is a misspelt one.
 */
const address = z.url({ protocol: /^https?$/ })
const context = { '@context': z.literal('https://schema.org') }

/** A price as search engines read it: a dot, no sign, no grouping. */
const price = z.string().regex(/^\d+\.\d{2}$/)

const Offer = z.strictObject({
  '@type': z.literal('Offer'),
  sku: z.string().min(1),
  url: address,
  itemCondition: z.literal('NewCondition'),
  price: price.refine((text) => Number(text) > 0),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  availability: z.enum(['InStock', 'OutOfStock']),
})

const Product = z.strictObject({
  ...context,
  '@type': z.literal('Product'),
  name: z.string().min(1),
  sku: z.string().min(1),
  url: address,
  image: address.regex(/format=jpeg/).optional(),
  description: z.string().min(20),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().positive(),
      bestRating: z.literal(5),
      worstRating: z.literal(1),
    })
    .optional(),
  offers: z.union([Offer, z.array(Offer).min(2)]),
})

const BreadcrumbList = z
  .strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: z.string().min(1),
          item: address,
        }),
      )
      .min(2),
  })
  .refine(({ itemListElement }) => itemListElement.every(({ position }, place) => position === place + 1))

const Organization = z.strictObject({
  ...context,
  '@type': z.literal('OnlineStore'),
  '@id': address,
  name: z.string().min(1),
  url: address,
  logo: address,
  description: z.string().min(20),
  telephone: z.string().regex(/^\+\d[\d ]+$/),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1),
    postalCode: z.string().min(1),
    addressLocality: z.string().min(1),
    addressCountry: z.string().length(2),
  }),
  sameAs: z.array(address),
  hasMerchantReturnPolicy: z.strictObject({
    '@type': z.literal('MerchantReturnPolicy'),
    applicableCountry: z.string().length(2),
    returnPolicyCountry: z.string().length(2),
    returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: z.int().positive(),
    returnMethod: z.literal('https://schema.org/ReturnByMail'),
    returnFees: z.literal('https://schema.org/FreeReturn'),
  }),
})

const WebSite = z.strictObject({
  ...context,
  '@type': z.literal('WebSite'),
  '@id': address,
  name: z.string().min(1),
  url: address,
  inLanguage: z.enum(['de-DE', 'en-US']),
  publisher: z.strictObject({ '@type': z.literal('OnlineStore'), '@id': address }),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/.*\/search\?q=\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

export const StructuredData = z.discriminatedUnion('@type', [Product, BreadcrumbList, Organization, WebSite])
export type StructuredData = z.infer<typeof StructuredData>

/** What a page says, each part as it must be. */
export function readStructuredData(html: string): StructuredData[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/g)]
  return scripts.map((match) => StructuredData.parse(JSON.parse(match[1] ?? '')))
}
