import { errorText } from '@welt/contract/error-text.ts'
import { bodyLimit, readBody } from './body-limit.ts'
import { type Failure, fail } from './envelope.ts'
import { jsonFault } from './json-fault.ts'
import type { RequestContext } from './request-context.ts'

/** The body's value; undefined when there is no body, so that the call's schema decides whether it may be missing. */
export async function readJson({ request, path }: RequestContext): Promise<{ value: unknown } | { failure: Failure }> {
  const limit = bodyLimit(path)
  const text = await readBody(request, limit)
  if (text === undefined) return { failure: fail(413, errorText.bodyTooLarge(limit)) }
  if (text.trim() === '') return { value: undefined }
  // A form on a foreign page can post anything but this type without asking first.
  if (!request.headers.get('content-type')?.includes('json')) return { failure: fail(415, errorText.bodyNotJson) }
  const parsed = parse(text)
  if (!parsed) return { failure: fail(400, errorText.bodyNotJson) }
  const fault = jsonFault(parsed.value)
  return fault ? { failure: fail(400, fault) } : parsed
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
