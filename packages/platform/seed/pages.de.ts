import type { PageSeed } from './page.ts'

export const pagesDe: readonly PageSeed[] = []
