import { useEffect, useState } from 'react'
import type { Texts } from '../i18n/text.ts'
import { useShop } from '../store-view/use-shop.ts'
import type { PanelModule } from './panel-module.tsx'

/** Who waits is told so only after a moment: most panels are there before. */
const patience = 200

export type Loading<Module> =
  | { state: 'begun' }
  | { state: 'loading' }
  | { state: 'loaded'; module: Module }
  | { state: 'failed' }

/** Loading, loaded, or failed: at once when it cannot be had, or when it has not come in time. One that comes late is shown all the same. */
export function useLazyModule<Props>(load: () => Promise<PanelModule<Props>>): Loading<PanelModule<Props>> {
  const { config, texts } = useShop()
  const timeout = config.ui.lazyPanelTimeout
  const [loading, setLoading] = useState<Loading<PanelModule<Props>>>({ state: 'begun' })

  useEffect(() => {
    let wanted = true
    const show = (next: Loading<PanelModule<Props>>) => {
      if (wanted) setLoading(next)
    }
    const timers = [
      setTimeout(() => show({ state: 'loading' }), patience),
      setTimeout(() => show({ state: 'failed' }), timeout),
    ]
    const stop = () => timers.forEach(clearTimeout)
    withTexts(load, texts)
      .then(
        (module) => show({ state: 'loaded', module }),
        () => show({ state: 'failed' }),
      )
      .finally(stop)
    return () => {
      wanted = false
      stop()
    }
  }, [load, texts, timeout])
  return loading
}

async function withTexts<Props>(load: () => Promise<PanelModule<Props>>, texts: Texts): Promise<PanelModule<Props>> {
  const module = await load()
  await texts.load(module.messages)
  return module
}
