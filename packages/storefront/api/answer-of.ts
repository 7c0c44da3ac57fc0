import { type Answer, PlatformError } from './answer.ts'

/** A page fails with what it cannot be made without; a part of one says so in words. */
export async function answerOf<Result>(asked: Promise<Result>): Promise<Answer<Result>> {
  try {
    return { ok: true, result: await asked }
  } catch (error) {
    if (error instanceof PlatformError) return error.failure
    throw error
  }
}
