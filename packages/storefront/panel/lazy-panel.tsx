import { useCallback, useState } from 'react'
import type { PanelModule } from './panel-module.tsx'
import { PanelWait } from './panel-wait.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { useLazyModule } from './use-lazy-module.ts'

interface LazyPanelProps<Props> {
  load: () => Promise<PanelModule<Props>>
  props: Props
  onClose: () => void
}

interface Retry {
  onRetry: () => void
}

/** A panel whose code comes when it is opened. Until then, and when it does not come, this stands in its place. */
export function LazyPanel<Props extends object>(panel: LazyPanelProps<Props>) {
  const [attempt, setAttempt] = useState(1)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  useFocusReturn()
  return <Attempt key={attempt} {...panel} onRetry={retry} />
}

function Attempt<Props extends object>({ load, props, onClose, onRetry }: LazyPanelProps<Props> & Retry) {
  const loading = useLazyModule(load)
  if (loading.state === 'loaded') {
    const Panel = loading.module.default
    return <Panel {...props} onClose={onClose} />
  }
  if (loading.state === 'begun') return null
  return <PanelWait hasFailed={loading.state === 'failed'} onRetry={onRetry} onClose={onClose} />
}
