import { errorText } from '@welt/contract/error-text.ts'
import { bodyLimit, claimedLength } from './body-limit.ts'
import type { createChooseStoreView, StoreViewChoice } from './choose-store-view.ts'
import { type Failure, fail } from './envelope.ts'
import type { RequestContext } from './request-context.ts'
import { requestId } from './request-id.ts'
import { splitUrl } from './split-url.ts'

const maxUrlLength = 8192
const maxParameters = 100

export type Admission = { context: RequestContext; refusal: Failure | undefined }

/** Reads off a request what every route needs, and turns away what no route should see. */
export function admitRequest(
  request: Request,
  chooseStoreView: ReturnType<typeof createChooseStoreView>,
  clientAddress?: string,
): Admission {
  const { pathname, search } = splitUrl(request.url)
  const query = new URLSearchParams(search)
  const choice = chooseStoreView({
    pathname,
    header: request.headers.get('x-vs-store-code'),
    parameter: query.get('storeCode'),
  })
  const context: RequestContext = {
    request,
    requestId: requestId(request.headers.get('x-request-id')),
    clientAddress,
    storeView: choice.storeView,
    path: choice.path,
    query,
    route: undefined,
    complete: false,
  }
  return { context, refusal: refusalOf(context, choice) }
}

function refusalOf({ request, path, query }: RequestContext, choice: StoreViewChoice): Failure | undefined {
  if (request.url.length > maxUrlLength) return fail(414, errorText.urlTooLong(maxUrlLength))
  if (query.size > maxParameters) return fail(400, errorText.tooManyParameters(maxParameters))
  if (choice.unknownStore) return fail(400, errorText.unknownStore(choice.unknownStore.slice(0, 40)))
  const limit = bodyLimit(path)
  if (claimedLength(request) > limit) return fail(413, errorText.bodyTooLarge(limit))
  return undefined
}
