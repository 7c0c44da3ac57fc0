const minute = 60_000

/** Two days in all: long enough for a weekend's outage to be noticed, short enough for a letter to be worth reading. */
const delays = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute)

/** How long to wait after so many failed attempts; null when it is enough. */
export function retryDelay(attempts: number): number | null {
  return delays[attempts - 1] ?? null
}
