import type { CraftFact } from './product-page-data.ts'

interface Drawing {
  line: string
  /** Seams, drawn as stitches. */
  stitches?: string
}

/** Line drawings of 150 × 92. */
export const craftDrawing: Readonly<Record<CraftFact['about'], Drawing>> = {
  maker: {
    line: 'M4 82h142v9H4ZM16 82V42l27 15V42l27 15V42l27 15V26h36v56M27 67h9v8h-9ZM54 67h9v8h-9ZM81 67h9v8h-9ZM106 38h18M106 47h18',
  },
  last: {
    line: 'M6 64C3 46 8 29 20 22c9-5 20-5 28 1 8 7 12 17 22 23 16 9 38 10 56 15 14 4 21 10 20 18-1 7-8 10-19 10H36C20 89 9 88 7 80c-1-5 0-10-1-16ZM24 20c-1-10 5-17 13-17s14 7 13 18M12 52c18 4 34 9 54 13 22 5 52 4 78 15',
  },
  sole: {
    line: 'M5 38c17 0 31 5 46 13 16 8 36 16 56 12 14-3 24-12 34-11 6 1 6 8 1 12-13 11-30 18-51 17-20-1-34-10-48-15-12-4-26-5-36-4ZM7 62l2 28h35l2-22',
    stitches: 'M10 47c16 1 28 6 42 13 15 8 33 14 53 12 13-2 23-9 33-15',
  },
}
