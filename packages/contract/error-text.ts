/** Texts that travel on the wire or are matched by clients: one place, English as the source writes them. */
export * as errorText from './error-sentence.ts'
