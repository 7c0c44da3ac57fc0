import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorText } from '@welt/contract/error-text.ts'
import { Hono } from 'hono'
import { isMissing } from '../file/is-missing.ts'
import type { Routes } from '../http/request-context.ts'
import { readRange } from './read-range.ts'

const types: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' }

/** A plain name: nothing in it can lead out of a folder. */
const filmName = /^[a-z0-9][a-z0-9-]{0,80}\.(webm|mp4)$/

interface Film {
  file: string
  size: number
  etag: string
}

/** GET|HEAD /media/film/{name}: films of the shop's own, in pieces where a player asks for pieces. The first folder that has it wins. */
export function filmRoutes({ folders }: { folders: readonly string[] }): Routes {
  const app: Routes = new Hono()
  app.get('/media/film/:name', async (c) => {
    const [name, ending] = filmName.exec(c.req.param('name')) ?? []
    const film = name === undefined ? undefined : await findFilm(folders, name)
    if (!film) return c.json({ code: 404, result: errorText.notFound }, 404)

    const headers = {
      'Content-Type': types[ending ?? ''] ?? 'application/octet-stream',
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=86400',
      ETag: film.etag,
      'X-Content-Type-Options': 'nosniff',
    }
    if (c.req.header('If-None-Match') === film.etag) return c.body(null, 304, headers)
    // A piece of a film that has changed meanwhile would not fit what the player has.
    const isSame = [undefined, film.etag].includes(c.req.header('If-Range'))
    const range = isSame ? readRange(c.req.header('Range'), film.size) : 'whole'
    if (range === 'outside') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${film.size}` })

    const { start, end } = range === 'whole' ? { start: 0, end: film.size - 1 } : range
    const length = { ...headers, 'Content-Length': String(end - start + 1) }
    const body = c.req.method === 'HEAD' ? null : await piece(film.file, start, end)
    if (range === 'whole') return new Response(body, { headers: length })
    const place = { 'Content-Range': `bytes ${start}-${end}/${film.size}` }
    return new Response(body, { status: 206, headers: { ...length, ...place } })
  })
  app.get('/media/*', (c) => c.json({ code: 404, result: errorText.notFound }, 404))
  app.all('/media/*', (c) => c.json({ code: 405, result: errorText.methodNotAllowed }, 405, { Allow: 'GET, HEAD' }))
  return app
}

async function findFilm(folders: readonly string[], name: string): Promise<Film | undefined> {
  for (const folder of folders) {
    const file = join(folder, name)
    const found = await stat(file).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (found?.isFile() && found.size > 0) {
      return { file, size: found.size, etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"` }
    }
  }
  return undefined
}

async function piece(file: string, start: number, end: number): Promise<ReadableStream> {
  return (await openAsBlob(file)).slice(start, end + 1).stream()
}
