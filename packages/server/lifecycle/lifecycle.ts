/** Where the process stands between its start and its end. */
export type Phase = 'starting' | 'serving' | 'draining'

export interface Lifecycle {
  phase: Phase
}
