interface Flight<T> {
  result: Promise<T>
  passengers: number
  end: AbortController
}

/** The same work is done once for all who ask for it meanwhile, and is told when nobody is left who does. */
export class Flights<T> {
  readonly #flights = new Map<string, Flight<T>>()

  async join(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#take(key, start)
    // Given up, it may still have been too far to stop: then its result will do, else there is none and it is begun anew.
    if (flight.end.signal.aborted) return flight.result.catch(() => this.join(key, signal, start))
    const leave = () => {
      flight.passengers -= 1
      if (flight.passengers === 0) flight.end.abort()
    }
    flight.passengers += 1
    signal.addEventListener('abort', leave)
    if (signal.aborted) leave()
    try {
      return await flight.result
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  #take(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const end = new AbortController()
    const result = start(end.signal).finally(() => this.#flights.delete(key))
    const flight: Flight<T> = { passengers: 0, end, result }
    this.#flights.set(key, flight)
    return flight
  }
}
