import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useReducer,
  useState,
} from 'react'
import type { MessageGroup } from '../i18n/message-key.ts'
import type { Texts } from '../i18n/text.ts'
import { useShop } from '../store-view/use-shop.ts'
import { idle } from './idle.ts'
import { persistently } from './persistently.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

const preloads = new Map<string, () => Promise<void>>()

/**
 * A part of a page that is seen at once but answers to nobody before it is scrolled to or clicked: the server writes its
 * HTML, and its code comes when the browser has nothing else to do. Until then React leaves the HTML as it is. The source is
 * the name by which the build knows the file, for its styles are needed at once. Texts that only such parts show can come as
 * late; whoever loads the page's data loads them too, for the server waits for nothing.
 */
export function deferred<Props extends object>(
  source: string,
  load: Load<Props>,
  messages: readonly MessageGroup[] = [],
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const waiting = new Set<() => void>()
  preloads.set(source, async () => {
    Loaded = (await load()).default
  })
  const Late = lazy(async () => {
    await idle()
    const module = await persistently(load)
    // React has to know of it first.
    setTimeout(() => {
      Loaded = module.default
      for (const tell of waiting) tell()
    })
    return module
  })
  return function Deferred(props: Props) {
    const Part = isOnServer && Loaded ? Loaded : Late
    const part = (
      <Suspense>
        {messages.length === 0 ? (
          <Part {...props} />
        ) : (
          <Worded messages={messages}>
            <Part {...props} />
          </Worded>
        )}
      </Suspense>
    )
    // React shows nothing in place of a part that is given something new before its code has come: it keeps the first.
    const [first] = useState(part)
    const [, renderAgain] = useReducer(countUp, 0)
    const isLate = Loaded === undefined && part !== first
    useEffect(() => {
      if (!isLate) return
      const tell = () => startTransition(renderAgain)
      if (Loaded) tell()
      waiting.add(tell)
      return () => void waiting.delete(tell)
    }, [isLate])
    return Loaded ? part : first
  }
}

/** Waits for texts: React leaves the server's HTML as it is until they have come. */
function Worded({ messages, children }: { messages: readonly MessageGroup[]; children: ReactNode }) {
  const { texts } = useShop()
  if (!texts.has(messages)) use(comingTexts(texts, messages))
  return children
}

const coming = new WeakMap<Texts, Map<string, Promise<void>>>()

/** The same promise for the same texts, however often React asks. */
function comingTexts(texts: Texts, messages: readonly MessageGroup[]): Promise<void> {
  const known = coming.get(texts) ?? new Map<string, Promise<void>>()
  coming.set(texts, known)
  const key = messages.join()
  const promise = known.get(key) ?? persistently(() => texts.load(messages))
  known.set(key, promise)
  return promise
}

const countUp = (count: number) => count + 1
const isOnServer = typeof document === 'undefined'

/** The server waits for nothing while it renders: every part has to be there before. */
export async function preloadDeferred(): Promise<void> {
  await Promise.all([...preloads.values()].map((preload) => preload()))
}

export function isDeferred(source: string): boolean {
  return preloads.has(source)
}
