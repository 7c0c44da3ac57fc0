import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { ServerLog } from '../log/create-log.ts'
import type { Lifecycle } from './lifecycle.ts'

export interface DrainPlan {
  /** Still accepting, but not ready: whoever balances the load has this long to notice. */
  notReadyFor: number
  /** What open requests get after that. */
  timeout: number
}

/** Ctrl-C is pressed by a person who waits; SIGTERM comes from machinery that must take us out of its list first. */
export function drainPlan(signal: NodeJS.Signals, { shutdown }: Pick<Config, 'shutdown'>): DrainPlan {
  if (signal === 'SIGTERM') return { notReadyFor: shutdown.notReadyFor, timeout: shutdown.drainTimeout }
  return { notReadyFor: 0, timeout: shutdown.interruptTimeout }
}

/** Lets open requests finish and accepts no more; cuts off what is still open after the time allowed. */
export async function drain(server: Server, lifecycle: Lifecycle, plan: DrainPlan, log: ServerLog): Promise<void> {
  lifecycle.phase = 'draining'
  if (plan.notReadyFor > 0) await pause(plan.notReadyFor)
  const closed = new Promise<'closed'>((resolve) => server.close(() => resolve('closed')))
  const deadline = performance.now() + plan.timeout
  while ((await Promise.race([closed, pause(50, 'open' as const)])) === 'open') {
    // A connection whose answer had begun before the end was known is kept alive: it becomes idle only now.
    server.closeIdleConnections()
    if (performance.now() < deadline) continue
    log.warn({ timeout: plan.timeout }, 'requests were still open and are cut off')
    server.closeAllConnections()
    await closed
    return
  }
}
