import type { Shop } from '../store-view/shop.ts'

type Answers = (params: URLSearchParams) => boolean

const paths = new WeakMap<Shop, Map<string, Answers>>()

/** From now on the list at this path answers by itself what `answers` agrees to; the function that is returned ends it. */
export function announceList(shop: Shop, pathname: string, answers: Answers): () => void {
  const known = paths.get(shop) ?? new Map<string, Answers>()
  paths.set(shop, known.set(pathname, answers))
  return () => void known.delete(pathname)
}

/** Whether what the address says can be shown without asking the platform. */
export function answersByItself(shop: Shop, { pathname, searchParams }: URL): boolean {
  return paths.get(shop)?.get(pathname)?.(searchParams) ?? false
}
