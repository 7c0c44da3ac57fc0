/**
 * Which package may know which, and why. `docs/` and the house plan say the same in words.
 * @type {Record<string, { may: string[], because: string }>}
 */
export const packageRules = {
  contract: { may: [], because: 'the wire knows nobody who speaks over it' },
  illustration: { may: [], because: 'a drawing depends on its parameters alone' },
  domain: { may: ['contract'], because: 'rules are pure: everything else is an argument' },
  sandbox: { may: ['contract'], because: 'a stand-in for an outside service knows the wire alone' },
  platform: {
    may: ['contract', 'domain', 'illustration'],
    because: 'a platform is a fetch function that any shop can use',
  },
  storefront: {
    may: ['contract', 'domain', 'illustration'],
    because: 'the shop speaks to a platform through the fetch that it is given',
  },
  server: {
    may: ['contract', 'domain', 'platform', 'storefront', 'illustration', 'sandbox'],
    because: 'the server joins all packages',
  },
}

/** What the domain may import of the contract at run time; everything else as a type. */
export const domainRuntimeImports = ['error-text.ts', 'early-error-sentence.ts']

/** The libraries that make a file a React file. */
export const reactModule = /^react(?:-dom)?(?:\/|$)/

/**
 * Whether a file may import React.
 * @param {string} path
 */
export function mayUseReact(path) {
  return !path.endsWith('.ts') || /(?:^|\/)use-[^/]+\.ts$/.test(path)
}
