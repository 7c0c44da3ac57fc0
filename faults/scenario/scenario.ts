import type { Stage } from '../stage/stage.ts'

export type Figures = Readonly<Record<string, number | string>>

export interface Outcome {
  pass: boolean
  figures: Figures
}

/** Something that goes wrong in the world. `small` rounds are for every test run, full ones for `npm run faults`. */
export interface Scenario {
  id: string
  title: string
  play(stage: Stage, size: 'small' | 'full'): Promise<Outcome>
}
