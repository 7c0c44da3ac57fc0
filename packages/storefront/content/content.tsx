import { trustedHtml } from '../html/trusted-html.ts'
import type { ContentPart } from './content-part.ts'

export function Content({ parts }: { parts: readonly ContentPart[] }) {
  return parts.map((part, index) =>
    part.kind === 'html' ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts never change their places
      <div key={index} dangerouslySetInnerHTML={{ __html: trustedHtml(part.html) }} />
    ) : null,
  )
}
