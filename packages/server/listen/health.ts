import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Lifecycle } from '../lifecycle/lifecycle.ts'
import type { ServerLog } from '../log/create-log.ts'
import type { Platform } from '../platform/platform.ts'

/** Alive: this process answers, whatever it depends on. */
export function answerHealth(outgoing: ServerResponse): void {
  answer(outgoing, 200, { alive: true })
}

/** Ready: started, not about to end, and the platform can work. The reasons go to the log, not to the public. */
export async function answerReady(
  outgoing: ServerResponse,
  { lifecycle, platform, timeout, log }: ReadyOptions,
): Promise<void> {
  const state = platform ? await platformState(platform, timeout) : { ready: false }
  if (!state.ready) log.warn({ phase: lifecycle.phase, ...state }, 'not ready')
  answer(outgoing, state.ready ? 200 : 503, { ready: state.ready })
}

interface ReadyOptions {
  lifecycle: Lifecycle
  /** Only while it is to be asked at all: a process that starts or drains is not ready, whatever it says. */
  platform: Platform | undefined
  timeout: number
  log: ServerLog
}

async function platformState(platform: Platform, timeout: number): Promise<{ ready: boolean }> {
  const slow = pause(timeout, { ready: false, reason: 'slow' }, { ref: false })
  const failed = (error: unknown) => ({ ready: false, err: error })
  return Promise.race([platform.ready().catch(failed), slow])
}

function answer(outgoing: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  outgoing.end(text)
}
