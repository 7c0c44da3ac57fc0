import type { PageSeed } from './page.ts'

export const pagesEn: readonly PageSeed[] = []
