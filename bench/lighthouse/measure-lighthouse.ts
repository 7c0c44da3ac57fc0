import { median } from '../measure/median.ts'
import { pageWeight } from '../measure/page-weight.ts'
import { loadLighthouse } from './load-lighthouse.ts'
import { type PageAudit, readAudit, UnseenError } from './read-audit.ts'

export interface AuditedPage extends PageAudit {
  path: string
  /** Bytes of the JavaScript that the first view loads, gzipped. */
  firstScript: number
}

interface Options {
  origin: string
  paths: readonly string[]
  chromePath: string
  /** Each figure is the median of so many looks. */
  runs: number
  say: (text: string) => void
}

/** Lighthouse on a phone, as it comes: its own throttling, its own judgement. */
export async function measureLighthouse({ origin, paths, chromePath, runs, say }: Options): Promise<AuditedPage[]> {
  const lighthouse = await loadLighthouse()
  const pages: AuditedPage[] = []
  const look = async (url: string, attempts = 3): Promise<PageAudit> => {
    const browser = await lighthouse.openBrowser(chromePath)
    try {
      return readAudit(await lighthouse.audit(url, { port: browser.port }))
    } catch (error) {
      if (!(error instanceof UnseenError) || attempts === 1) throw error
      say(`${error.message} It looks again …`)
    } finally {
      browser.kill()
    }
    return look(url, attempts - 1)
  }
  for (const path of paths) {
    const audits: PageAudit[] = []
    // The first look draws the pictures; nobody counts it.
    for (let run = 0; run <= runs; run += 1) {
      say(`Lighthouse looks at ${path}, ${run} of ${runs} …`)
      const audit = await look(origin + path)
      if (run > 0) audits.push(audit)
    }
    const { script: firstScript } = await pageWeight(Number(new URL(origin).port), path)
    const page = { path, firstScript, ...middleOf(audits) }
    say(`${path} has ${page.performance} (LCP ${page.largestPaint.toFixed(0)} ms, TBT ${page.blocking.toFixed(0)} ms).`)
    pages.push(page)
  }
  return pages
}

function middleOf(audits: readonly PageAudit[]): PageAudit {
  const middle = (figure: (audit: PageAudit) => number) => median(audits.map(figure))
  return {
    performance: middle((audit) => audit.performance),
    accessibility: middle((audit) => audit.accessibility),
    bestPractices: middle((audit) => audit.bestPractices),
    seo: middle((audit) => audit.seo),
    // What shifts once shifts for somebody.
    shift: Math.max(...audits.map(({ shift }) => shift)),
    largestPaint: middle((audit) => audit.largestPaint),
    blocking: middle((audit) => audit.blocking),
    script: middle((audit) => audit.script),
    benchmarkIndex: middle((audit) => audit.benchmarkIndex),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  }
}
