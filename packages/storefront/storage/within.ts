/** What was waited for has not come in time. */
export class CacheTimeout extends Error {
  override name = 'CacheTimeout'
}

/** The same promise, but no longer than so many milliseconds. */
export async function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CacheTimeout(`no answer within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    clearTimeout(timer)
  }
}
