interface Policy {
  createHTML(html: string): string
  createScript(script: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: Policy): Policy
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes

/** The one policy by which text may become HTML or the content of a script element. */
const policy = factory?.createPolicy('welt', { createHTML: (html) => html, createScript: (script) => script })

/** Content that the platform sanitised before it sent it. */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html
}

/** JSON for a script element that holds data and runs nothing. */
export function trustedData(json: string): string {
  return policy ? policy.createScript(json) : json
}
