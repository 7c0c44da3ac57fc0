/** A result that is JSON already. */
export class Written<Result> {
  readonly json: string
  /** Only its type counts. */
  declare readonly result?: Result

  constructor(json: string) {
    this.json = json
  }
}
