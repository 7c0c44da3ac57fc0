/** Words that say nothing about a product; folded. They count only in a question that has no others. */
export const stopWords: ReadonlySet<string> = new Set(
  `der die das den dem des ein eine einen einem einer und oder mit fur in im ins aus auf von vom zu zum zur bei am an als wie
   the a an and or with for in of on from to at by as`.split(/\s+/),
)
