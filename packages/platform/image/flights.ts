interface Flight<T> {
  result: Promise<T>
  passengers: number
  end: AbortController
}

/** The same work is done once for all who ask for it meanwhile, and is told when nobody is left who does. */
export class Flights<T> {
  readonly #flights = new Map<string, Flight<T>>()

  join(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#take(key, start)
    flight.passengers += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.passengers -= 1
        if (flight.passengers > 0) return
        this.#forget(key, flight)
        flight.end.abort()
      }
      signal.addEventListener('abort', leave)
      flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      if (signal.aborted) leave()
    })
  }

  #take(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const end = new AbortController()
    const flight: Flight<T> = { passengers: 0, end, result: start(end.signal) }
    this.#flights.set(key, flight)
    const forget = () => this.#forget(key, flight)
    flight.result.then(forget, forget)
    return flight
  }

  #forget(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
  }
}
