import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('serve-shop.ts', import.meta.url))

/** One of the shop's processes. It ends with this one, whatever happens: then its input ends. */
export class ShopProcess {
  readonly origin: string
  readonly #child: ChildProcess
  readonly #said: Interface
  readonly #ended: Promise<unknown>

  private constructor(origin: string, child: ChildProcess, said: Interface, ended: Promise<unknown>) {
    this.origin = origin
    this.#child = child
    this.#said = said
    this.#ended = ended
  }

  static async start(databaseAddress: string): Promise<ShopProcess> {
    const words = ['--expose-gc', program, databaseAddress]
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
    const said = createInterface(child.stdout)
    const ended = once(child, 'exit')
    const listening: Promise<unknown[]> = once(said, 'line')
    const failed = ended.then(() => Promise.reject(new Error('A process of the shop ended before it listened.')))
    const [origin] = await Promise.race([listening, failed])
    return new ShopProcess(String(origin), child, said, ended)
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Bytes that the process holds on to while nobody asks anything. */
  async heldMemory(): Promise<number> {
    const answer: Promise<unknown[]> = once(this.#said, 'line')
    this.#child.stdin?.write('memory\n')
    const [bytes] = await answer
    return Number(bytes)
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
