import { errorText } from '@welt/contract/error-text.ts'
import { type Context, Hono } from 'hono'
import { fail } from '../http/envelope.ts'
import type { PlatformEnv, RequestContext, Routes } from '../http/request-context.ts'
import { completeHeaders, respond } from '../http/respond.ts'
import { contentTypes, type Format } from './format.ts'
import type { ImageService } from './image-service.ts'
import type { Picture } from './picture-service.ts'
import { findSource, missing, type PictureSource } from './picture-source.ts'
import { type ImageRequest, readImageRequest } from './read-image-request.ts'

/** A picture under its own version never changes; without one it may tomorrow; one that is missing may come soon. */
const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const briefly = 'public, max-age=300'

const allow = { allow: 'GET, HEAD' }

/** GET|HEAD /img/{width}/{height}/{resize|crop|fit|identify}/{path…} */
export function imageRoutes(service: ImageService): Routes {
  const app: Routes = new Hono()
  app.get('/img/:width/:height/:action/:path{.+}', (c) => answer(c, service))
  app.get('/img/*', (c) => respond(fail(404, errorText.notFound), c.env))
  app.all('/img/*', (c) => respond(fail(405, errorText.methodNotAllowed, { headers: allow }), c.env))
  return app
}

async function answer(c: Context<PlatformEnv>, service: ImageService): Promise<Response> {
  const read = readImageRequest({
    path: c.req.path.slice('/img/'.length),
    query: c.env.query,
    accept: c.env.request.headers.get('accept'),
    sizes: service.sizes,
  })
  if (!read.ok) return respond(fail(400, read.text), c.env)
  const { request } = read
  const { path, lettering, frame } = request

  const found = path.kind === 'path' ? findSource(path.path, service.media, lettering) : undefined
  if (request.isQuestion) return tell(c, found && (await service.pictures.identify(found)))
  if (!found && !wantsPicture(c, request)) return respond(fail(404, noPicture), c.env)
  // In a page, what is not there still shows something, but is told as missing and soon asked for again.
  const source = found ?? missing
  const format = formatFor(source, request)
  // Of the same moment as the source: what changes meanwhile belongs to the next version.
  const lifetime = request.version === service.mediaVersion() ? forever : aDay
  const picture = await service.pictures.get(source, frame, format, () => c.env.request.signal)
  const [status, cacheControl] = found ? ([200, lifetime] as const) : ([404, briefly] as const)
  return send(picture, { format, status, cacheControl, context: c.env })
}

/** Who wants an SVG of a photograph gets the best other thing. */
function formatFor(source: PictureSource, { format: { named, accepted } }: ImageRequest): Format {
  const wanted = named ?? accepted
  const canBeSvg = source.kind === 'drawing' || source.file.ending === 'svg'
  if (wanted !== 'svg' || canBeSvg) return wanted
  return accepted === 'svg' ? 'jpeg' : accepted
}

const noPicture = 'There is no such picture.'

/** A browser that fills a place in a page says so; everybody else is better served with a sentence. */
function wantsPicture(c: Context<PlatformEnv>, { format }: ImageRequest): boolean {
  return format.named !== undefined || (c.env.request.headers.get('accept') ?? '').includes('image/')
}

function tell(c: Context<PlatformEnv>, facts: object | undefined): Response {
  if (!facts) return respond(fail(404, noPicture), c.env)
  return respond({ code: 200, result: facts, bare: true, cacheControl: aDay }, c.env)
}

interface Sending {
  format: Format
  status: 200 | 404
  cacheControl: string
  context: RequestContext
}

function send({ bytes, etag }: Picture, { format, status, cacheControl, context }: Sending): Response {
  const common = { etag, vary: 'Accept', 'cache-control': cacheControl, 'cross-origin-resource-policy': 'cross-origin' }
  if (status === 200 && isKnown(context.request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: completeHeaders(common, context) })
  const headers = {
    ...common,
    'content-type': contentTypes[format],
    'content-length': String(bytes.length),
    // A merchant's SVG may hold anything; opened by itself it runs and loads nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  return new Response(bytes, { status, headers: completeHeaders(headers, context) })
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare)
}
