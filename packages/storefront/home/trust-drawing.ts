/** Line drawings of 48 × 48 for what a merchant promises; an icon that is not drawn is left out. */
export const trustDrawing: Readonly<Record<string, string>> = {
  truck:
    'M4 12h24v22H4ZM28 20h8l8 8v6H28M17 36a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM40 36a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM28 28h16M8 18h9M8 23h6',
  return: 'M7 18h34v22H7ZM7 18l5-9h24l5 9M24 9v9M32 29H17M23 23l-6 6 6 6',
  sole: 'M5 30c6-1 9-6 12-11 3 4 8 4 11 2l12 8c3 2 3 4 3 6H5ZM5 35v4h13l2-2h23v-2M9 31h.1M13 28l3 2M21 24l2-3M25 26l2-3M29 28l2-3',
  phone:
    'M14 6h7l3 9-5 4c2 5 5 8 10 10l4-5 9 3v7c0 4-3 6-6 6C21 40 8 27 8 12c0-3 2-6 6-6ZM30 6c7 1 11 5 12 12M30 12c4 1 5 2 6 6',
  clock: 'M44 24a20 20 0 1 1-40 0 20 20 0 0 1 40 0ZM24 12v13l8 5',
  house: 'M6 22 24 8l18 14v18H6ZM19 40V28h10v12M4 40h40',
  leaf: 'M9 39c0-20 10-30 31-31 1 22-9 31-26 29M9 43c2-11 8-19 19-25',
  shield: 'M24 5 40 11v12c0 10-7 17-16 21C15 40 8 33 8 23V11ZM17 24l5 5 10-11',
}
