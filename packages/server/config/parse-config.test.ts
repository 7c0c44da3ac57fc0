import { describe, expect, test } from 'vitest'
import { publicConfig } from './config.ts'
import { type ParsedConfig, parseConfig } from './parse-config.ts'

const withFile = (value: unknown, env: Record<string, string> = {}): ParsedConfig =>
  parseConfig({ file: { name: 'welt.config.json', text: JSON.stringify(value) }, env })

function config(parsed: ParsedConfig) {
  if (!parsed.ok) throw new Error(parsed.sentence)
  return parsed.config
}

function sentence(parsed: ParsedConfig): string {
  return parsed.ok ? 'accepted' : parsed.sentence
}

describe('the sources', () => {
  test('defaults stand when nothing else is said', () => {
    const { server, dataDir, databaseUrl, platformUrl } = config(parseConfig({ env: {} }))
    expect({ port: server.port, host: server.host, dataDir, databaseUrl, platformUrl }).toEqual({
      port: 3000,
      host: null,
      dataDir: 'data',
      databaseUrl: null,
      platformUrl: null,
    })
  })

  test('the file wins over the defaults, the environment over the file', () => {
    const { server, cart } = config(
      withFile({ server: { port: 4000, host: '127.0.0.1' }, cart: { minicartCountType: 'items' } }, { PORT: '5000' }),
    )
    expect(server).toMatchObject({ port: 5000, host: '127.0.0.1', requestTimeout: 30_000 })
    expect(cart).toMatchObject({ minicartCountType: 'items', allowZeroPriceProducts: true })
  })

  test('every named variable reaches its key, an empty one does not count', () => {
    const env = {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/var/lib/welt',
      DATABASE_URL: 'postgres://shop:geheim@db:5432/shop',
      PLATFORM_URL: 'https://api.example.com/v1',
      TRUSTED_PROXIES: '2',
      LOG_LEVEL: '',
    }
    const { server, dataDir, databaseUrl, platformUrl, log } = config(parseConfig({ env }))
    expect([server.port, server.host, server.trustedProxies, dataDir, log.level]).toEqual([
      0,
      '::1',
      2,
      '/var/lib/welt',
      'auto',
    ])
    expect([databaseUrl, platformUrl]).toEqual([env.DATABASE_URL, env.PLATFORM_URL])
  })

  test('[API-5] the way of server rendering to GraphQL is nobody else’s business', () => {
    const graphql = {
      host: 'catalog.example',
      serverHost: 'catalog.internal',
      serverPort: 8080,
      serverProtocol: 'http',
    }
    const shared = publicConfig(config(withFile({ search: { adapter: 'graphql' }, graphql })))
    expect(shared.search.adapter).toBe('graphql')
    expect(shared.graphql).toEqual({ protocol: 'https', host: 'catalog.example', port: null, path: '/graphql' })
  })

  test('what the browser gets holds nothing of the server', () => {
    const shared = publicConfig(config(parseConfig({ env: { DATABASE_URL: 'postgres://shop:geheim@db/shop' } })))
    expect(JSON.stringify(shared)).not.toContain('geheim')
    expect(Object.keys(shared)).not.toContain('server')
  })
})

describe('the store views', () => {
  test('[SV-2] there are three, each with code, id, i18n, tax, search index, seo and appendStoreCode', () => {
    const { storeViews, defaultStoreCode } = config(parseConfig({ env: {} }))
    expect(defaultStoreCode).toBe('laszlo_de')
    expect(
      storeViews.map((view) => [
        view.storeCode,
        view.storeId,
        view.url,
        view.appendStoreCode,
        view.theme,
        view.i18n.defaultLocale,
        view.tax.sourcePriceIncludesTax,
        view.elasticsearch.index,
        view.seo.useUrlDispatcher,
      ]),
    ).toEqual([
      ['laszlo_de', 1, '', false, 'ellermoor', 'de-DE', false, 'vue_storefront_catalog', true],
      ['de', 2, '/de', true, 'halden', 'de-DE', false, 'vue_storefront_catalog_de', true],
      ['laszlo_en', 3, '/laszlo_en', true, 'laszlo', 'en-US', true, 'vue_storefront_catalog_laszlo_en', true],
    ])
  })

  test('the list in a file chooses the views, a known one needs only what differs', () => {
    const { storeViews } = config(
      withFile({ storeViews: [{ storeCode: 'laszlo_de', i18n: { groupSeparator: '.' } }, { storeCode: 'de' }] }),
    )
    expect(storeViews.map((view) => view.storeCode)).toEqual(['laszlo_de', 'de'])
    expect(storeViews[0]?.i18n).toMatchObject({ groupSeparator: '.', decimalSeparator: ',' })
  })
})

describe('a wrong value', () => {
  test.each<[name: string, file: unknown, env: Record<string, string>, expected: string]>([
    ['a port that is no number', {}, { PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
    ['a port too high', {}, { PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but it is 70000.'],
    [
      'an unknown level',
      {},
      { LOG_LEVEL: 'laut' },
      'LOG_LEVEL must be one of auto, trace, debug, info, warn, error, fatal, silent, but it is "laut".',
    ],
    [
      'a slip in a key',
      { server: { prot: 1 } },
      {},
      'welt.config.json: there is no key "server.prot"; did you mean "server.port"?',
    ],
    [
      'a foreign key',
      { zeppelin: 1 },
      {},
      'welt.config.json: there is no key "zeppelin"; docs/configuration.md lists them all.',
    ],
    [
      'a wrong type',
      { cart: { allowZeroPriceProducts: 'ja' } },
      {},
      'welt.config.json: "cart.allowZeroPriceProducts" must be true or false, but it is "ja".',
    ],
    [
      'a number too low',
      { products: { pageSize: 0 } },
      {},
      'welt.config.json: "products.pageSize" must be a whole number of at least 1, but it is 0.',
    ],
    [
      'an unknown adapter',
      { search: { adapter: 'soap' } },
      {},
      'welt.config.json: "search.adapter" must be one of rest, graphql, but it is "soap".',
    ],
    [
      'a host with a protocol',
      { graphql: { host: 'https://catalog.example' } },
      {},
      'welt.config.json: "graphql.host" must be a host name without protocol, port and path, but it is "https://catalog.example".',
    ],
    [
      'a host that would say more to browsers than a host',
      { graphql: { host: 'a.example; script-src *' } },
      {},
      'welt.config.json: "graphql.host" must be a host name without protocol, port and path, but it is "a.example; script-src *".',
    ],
    [
      'a port without a host',
      { graphql: { port: 8080 } },
      {},
      'welt.config.json: "graphql.port" must be null while graphql.host is empty, but it is 8080.',
    ],
    [
      'a path without a host',
      { graphql: { path: '/catalog', serverHost: 'a.example' } },
      {},
      'welt.config.json: "graphql.path" must be /graphql while graphql.host is empty, but it is "/catalog".',
    ],
    [
      'a port of the server without a host',
      { graphql: { serverPort: 8080 } },
      {},
      'welt.config.json: "graphql.serverPort" must be null while graphql.serverHost and graphql.host are empty, but it is 8080.',
    ],
    [
      'a path that is none',
      { graphql: { host: 'a.example', path: 'graphql/' } },
      {},
      'welt.config.json: "graphql.path" must be a path like /graphql, but it is "graphql/".',
    ],
    ['a list', [], {}, 'welt.config.json: the configuration must be a JSON object.'],
    [
      'a new view that is incomplete',
      { storeViews: [{ storeCode: 'laszlo_de' }, { storeCode: 'it' }] },
      {},
      'welt.config.json: "storeViews.1.storeId" is missing; it must be a whole number of at least 1.',
    ],
    [
      'a default view that is not listed',
      { storeViews: [{ storeCode: 'de' }] },
      {},
      'welt.config.json: "defaultStoreCode" must be one of de.',
    ],
    [
      'a code twice',
      { storeViews: [{ storeCode: 'laszlo_de' }, { storeCode: 'laszlo_de' }] },
      {},
      'welt.config.json: "storeViews.1.storeCode" must be a value that no other store view has, but it is "laszlo_de".',
    ],
  ])('[CFG-1] %s is told in one sentence', (_, file, env, expected) => {
    expect(sentence(withFile(file, env))).toBe(expected)
  })

  test('a file that is not JSON names the file', () => {
    expect(sentence(parseConfig({ file: { name: 'shop.json', text: '{ port: 1 }' }, env: {} }))).toMatch(
      /^shop\.json: this is not JSON \(.+\)\.$/,
    )
  })

  test('a refused database address does not show its password', () => {
    const told = sentence(parseConfig({ env: { DATABASE_URL: 'mysql://shop:geheim@db/shop' } }))
    expect(told).toBe('DATABASE_URL must be an address like postgres://user:password@host:5432/name.')
  })
})
