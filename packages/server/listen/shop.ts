import type { Platform } from '../platform/platform.ts'
import type { StaticFile } from '../static/static-files.ts'

/** All that answers requests. */
export interface Shop {
  platform: Platform
  storefront: { fetch(request: Request, client?: { address: string | undefined }): Promise<Response> }
  files: ReadonlyMap<string, StaticFile>
}
