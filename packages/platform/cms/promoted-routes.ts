import { getPromoted } from '@welt/contract/api/promoted.ts'
import { type PromotedContent, PromotedName } from '@welt/contract/entity/promoted-content.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { fail, ok } from '../http/envelope.ts'
import type { Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import type { Log } from '../log/log.ts'
import { PromotedFiles } from './promoted-file.ts'

/** What a shop shows where its merchant has set nothing; undefined for nothing either. */
export type BuiltInPromoted = (storeView: StoreView) => Promise<PromotedContent | undefined>

export interface PromotedRoutesOptions {
  /** Folder of the merchant's own files. */
  mediaFolder?: string | undefined
  builtIn?: BuiltInPromoted | undefined
  log: Log
}

/** Banners change with a file on a disk; a minute is soon enough. */
const minute = { cacheControl: 'public, max-age=60, stale-while-revalidate=300' }

/** The merchant's file wins; a broken one is told to the log and does not close the page. */
export function promotedRoutes({ mediaFolder, builtIn, log }: PromotedRoutesOptions): Routes {
  const files = new PromotedFiles(mediaFolder, (fault) =>
    log.error({ ...fault, code: 500 }, 'a file of promoted content cannot be used, the built-in content is shown'),
  )
  return createRoutes(
    route(getPromoted, async ({ query, context: { storeView } }) => {
      const name = PromotedName.safeParse(query.name)
      if (!name.success) return fail(404, getPromoted.errors[404])
      const file = await files.read(storeView.storeCode, name.data)
      const content = file.state === 'read' ? file.content : (await builtIn?.(storeView))?.[name.data]
      if (content) return ok(content, minute)
      // The source: a missing file is a debug log only.
      log.debug({ store: storeView.storeCode, name: name.data }, 'no promoted content')
      return fail(404, getPromoted.errors[404])
    }),
  )
}
