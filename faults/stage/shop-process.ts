import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('serve-shop.ts', import.meta.url))

/** One of the shop's processes. It ends with this one, whatever happens: then its input ends. */
export class ShopProcess {
  readonly origin: string
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>

  private constructor(origin: string, child: ChildProcess, ended: Promise<unknown>) {
    this.origin = origin
    this.#child = child
    this.#ended = ended
  }

  static async start(databaseAddress: string): Promise<ShopProcess> {
    const child = spawn(process.execPath, [program, databaseAddress], { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    const listening: Promise<unknown[]> = once(createInterface(child.stdout), 'line')
    const failed = ended.then(() => Promise.reject(new Error('A process of the shop ended before it listened.')))
    const [origin] = await Promise.race([listening, failed])
    return new ShopProcess(String(origin), child, ended)
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  async stop(): Promise<void> {
    this.#child.stdin?.end()
    await this.#ended
  }

  /** As the machine's power switch would. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }
}
