import { board } from './board.ts'
import type { Good } from './shoe-name.ts'

const ground = (cx: number, rx: number) =>
  `<ellipse cx="${cx}" cy="${board.ground}" rx="${rx}" ry="${Math.round(rx / 12)}" fill="url(#g)"/>`

const defs =
  '<defs><radialGradient id="g"><stop stop-color="#2a1a0e" stop-opacity=".5"/><stop offset="1" stop-color="#2a1a0e" stop-opacity="0"/></radialGradient><linearGradient id="w" x2="0" y2="1"><stop stop-color="#dcae7c"/><stop offset=".55" stop-color="#c28d58"/><stop offset="1" stop-color="#8f5f34"/></linearGradient><linearGradient id="m"><stop stop-color="#8f8a80"/><stop offset=".3" stop-color="#efece4"/><stop offset=".6" stop-color="#b9b4a8"/><stop offset="1" stop-color="#77726a"/></linearGradient><linearGradient id="d"><stop stop-color="#2d180c"/><stop offset=".32" stop-color="#6d4526"/><stop offset="1" stop-color="#2a160b"/></linearGradient></defs>'

const tree = `${ground(196, 150)}<path d="M66 214C64 190 74 172 92 170C108 169 116 182 118 198C119 214 116 232 112 236H72C68 230 67 224 66 214Z" fill="url(#w)" stroke="#5d3a1c"/><circle cx="90" cy="168" r="8" fill="url(#w)" stroke="#5d3a1c"/><path d="M116 200H190V208H116Z" fill="url(#m)" stroke="#5f5a52" stroke-width=".8"/><path d="M150 197H196V211H150Z" fill="url(#m)" stroke="#5f5a52" stroke-width=".8"/><path d="M190 188C214 182 250 186 286 206C310 218 330 224 331 231C331 235 326 236 318 236H204C192 236 186 228 186 214C186 202 186 192 190 188Z" fill="url(#w)" stroke="#5d3a1c"/><path d="M192 212C236 206 286 218 329 231" fill="none" stroke="#5d3a1c" stroke-width="1.6"/><path d="M204 196C226 192 250 196 272 206M82 184C92 180 104 184 108 194" fill="none" stroke="#f3d6ad" stroke-width="3" stroke-linecap="round" opacity=".55"/>`

const tin = (cx: number) =>
  `${ground(cx, 74)}<path d="M${cx - 58} 196H${cx + 58}V228C${cx + 58} 238 ${cx - 58} 238 ${cx - 58} 228Z" fill="url(#m)" stroke="#5f5a52" stroke-width=".8"/><path d="M${cx - 61} 166V198C${cx - 61} 209 ${cx + 61} 209 ${cx + 61} 198V166Z" fill="url(#d)"/><ellipse cx="${cx}" cy="166" rx="61" ry="15" fill="#7a4e2c" stroke="#2a160b"/><ellipse cx="${cx}" cy="165.5" rx="50" ry="11.5" fill="none" stroke="#c6a15b" stroke-opacity=".8"/><path d="M${cx - 22} 168C${cx - 12} 162 ${cx + 8} 163 ${cx + 24} 167" fill="none" stroke="#c6a15b" stroke-width="1.4" stroke-linecap="round"/>`

const brush = (x: number) =>
  `<g transform="translate(${x})">${ground(78, 86)}<path d="M10 204H146L142 235H14Z" fill="#1f1612"/><path d="${Array.from({ length: 26 }, (_, i) => `M${14 + i * 5} 205L${16 + Math.round(i * 4.8)} 235`).join('')}" stroke="#4a382c" stroke-width="1.2"/><path d="M2 192C2 178 18 174 36 176C64 180 92 180 120 176C140 174 154 178 154 192C154 202 150 207 142 207H14C6 207 2 202 2 192Z" fill="url(#w)" stroke="#5d3a1c"/><path d="M16 184C44 186 100 187 138 183" fill="none" stroke="#f3d6ad" stroke-width="3" stroke-linecap="round" opacity=".6"/></g>`

const sheet = (mark: string, title: string) =>
  `${ground(192, 130)}<g transform="rotate(-3 192 170)"><path d="M84 108H300V232H84Z" fill="#fbf9f5" stroke="#c9b998"/><path d="M92 116H292V224H92Z" fill="none" stroke="#8a6a2f" stroke-opacity=".6" stroke-dasharray="6 4.4" stroke-linecap="round"/>${mark}<path d="${title}" fill="none" stroke="#2a1c14" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/></g>`

const voucher = sheet(
  '<g transform="translate(128 186)scale(.42-.42)"><path d="M1 28C-3 48-3.5 66 2 84C4 92 6 96 10 96C24 92 50 78 77 87C90 94 94 106 104 108C130 92 190 70 266 51C284 47 296 38 303 17C245 2 165 7 100 23C70 28 40 28 1 28Z" fill="#6b1f2a"/><path d="M-3 26C70 28 100 22 140 15C200 2 250 4 306 15L300 6C250-6 180-6 130 6C100 12 80 18 68 18V0H4L0 20Z" fill="#3a200f"/></g>',
  'M128 202H256M156 212H228',
)

const guide = `${ground(192, 104)}<path d="M118 100H262C266 100 268 102 268 106V230C268 233 266 235 262 235H118Z" fill="#e9dfcc" stroke="#a8905f"/><path d="M112 96H256C260 96 262 98 262 102V226C262 229 260 231 256 231H112C108 231 106 229 106 226V102C106 98 108 96 112 96Z" fill="#5a1c22" stroke="#2a0a0e"/><path d="M118 96V231" stroke="#2a0a0e" stroke-opacity=".5"/><circle cx="190" cy="156" r="26" fill="none" stroke="#c6a15b" stroke-width="1.6"/><path d="M183 143V169L204 156Z" fill="#c6a15b"/><path d="M158 198H222M170 208H210" stroke="#c6a15b" stroke-width="2" stroke-linecap="round"/>`

const drawings: Readonly<Record<Good, string>> = {
  'shoe-tree': tree,
  'shoe-cream': tin(192),
  brush: brush(114),
  'care-set': `<g transform="translate(44 71)scale(.7)">${tree}</g><g transform="translate(-16 85)scale(.64)">${tin(120)}</g><g transform="translate(236 85)scale(.64)">${brush(24)}</g>`,
  voucher,
  guide,
}

/** Everything that is not a shoe, standing on the same ground. */
export function goodView(good: Good): string {
  return defs + drawings[good]
}
