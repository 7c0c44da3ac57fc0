import { useEffect, useState } from 'react'
import type { Texts } from '../i18n/text.ts'
import { useShop } from '../store-view/use-shop.ts'
import type { PanelModule } from './panel-module.tsx'

export type Loading<Module> = { state: 'loading' } | { state: 'loaded'; module: Module } | { state: 'failed' }

/** Loading, loaded, or failed: at once when it cannot be had, or when it has not come in time. One that comes late is shown all the same. */
export function useLazyModule<Props>(load: () => Promise<PanelModule<Props>>): Loading<PanelModule<Props>> {
  const { config, texts } = useShop()
  const timeout = config.ui.lazyPanelTimeout
  const [loading, setLoading] = useState<Loading<PanelModule<Props>>>({ state: 'loading' })

  useEffect(() => {
    let wanted = true
    const show = (next: Loading<PanelModule<Props>>) => {
      if (wanted) setLoading(next)
    }
    const timer = setTimeout(() => show({ state: 'failed' }), timeout)
    withTexts(load, texts)
      .then(
        (module) => show({ state: 'loaded', module }),
        () => show({ state: 'failed' }),
      )
      .finally(() => clearTimeout(timer))
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [load, texts, timeout])
  return loading
}

async function withTexts<Props>(load: () => Promise<PanelModule<Props>>, texts: Texts): Promise<PanelModule<Props>> {
  const module = await load()
  await texts.load(module.messages)
  return module
}
