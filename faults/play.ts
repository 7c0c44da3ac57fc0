import type { Outcome, Scenario } from './scenario/scenario.ts'
import type { Stage } from './stage/stage.ts'

/** Plays a scenario, then lets the auditor count: whatever happened, nothing may be wrong afterwards. */
export async function play(scenario: Scenario, stage: Stage, size: 'small' | 'full'): Promise<Outcome> {
  const { pass, figures } = await scenario.play(stage, size)
  const findings = await stage.audit()
  const first = findings[0]
  return {
    pass: pass && findings.length === 0,
    figures: {
      engine: stage.engine,
      ...figures,
      findings: findings.length,
      ...(first && { finding: JSON.stringify(first) }),
    },
  }
}
