interface Policy {
  createHTML(html: string): string
  createScript(json: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: Policy): Policy
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes

/** The one policy by which text may become HTML, or data in a script element: whatever is no data is refused. */
const policy = factory?.createPolicy('welt', {
  createHTML: (html) => html,
  createScript: (json) => JSON.stringify(JSON.parse(json)),
})

/** Content that the platform sanitised before it sent it. */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html
}

/** JSON that a script element holds for machines. */
export function trustedData(json: string): string {
  return policy ? policy.createScript(json) : json
}
