import type { GoodName } from '../good/good-name.ts'
import { type ColourName, colours } from '../params/colour.ts'
import type { Language, Localized } from '../params/localized.ts'

/** What a picture of a good shows; the colour is named where the good comes in colours. */
export function describeGood(good: GoodName, language: Language, colour?: ColourName): string {
  const text = goodTexts[good][language]
  const shade = colour && comesInColours.has(good) ? colours[colour].label[language] : undefined
  if (shade === undefined) return text
  return language === 'de' ? `${text}, Farbe ${shade}` : `${text}, in ${shade.toLowerCase()}`
}

const comesInColours: ReadonlySet<GoodName> = new Set([
  'shoe-cream',
  'wax-polish',
  'laces',
  'belt',
  'belt-suede',
  'care-set',
  'gift-set',
  'shoe-set',
])

const goodTexts: Readonly<Record<GoodName, Localized>> = {
  'shoe-tree': {
    de: 'Schuhspanner aus Zedernholz mit zwei Messingrohren und Messingknauf',
    en: 'Cedar shoe tree with two brass tubes and a brass knob',
  },
  'shoe-cream': {
    de: 'Schuhcreme im Glastiegel mit dunklem Deckel, 50 ml',
    en: 'Shoe cream in a glass jar with a dark lid, 50 ml',
  },
  'wax-polish': {
    de: 'Hartwachs in flacher Blechdose mit lackiertem Deckel, 75 ml',
    en: 'Wax polish in a flat tin with a lacquered lid, 75 ml',
  },
  'suede-spray': {
    de: 'Velourspflege in einer Pumpflasche aus Aluminium, 200 ml',
    en: 'Suede care in an aluminium pump bottle, 200 ml',
  },
  'leather-milk': {
    de: 'Ledermilch in einer Flasche aus Braunglas, 150 ml',
    en: 'Leather milk in an amber glass bottle, 150 ml',
  },
  brush: { de: 'Rosshaarbürste aus Buchenholz', en: 'Horsehair brush with a beech block' },
  'suede-brush': {
    de: 'Veloursbürste mit Messingdraht und Griff aus Buche',
    en: 'Suede brush of brass wire with a beech handle',
  },
  cloth: { de: 'Gefaltetes Poliertuch aus Baumwollflanell', en: 'Folded polishing cloth of cotton flannel' },
  'shoe-horn': {
    de: 'Schuhlöffel aus poliertem Horn mit Lederschlaufe',
    en: 'Polished horn shoehorn with a leather loop',
  },
  laces: {
    de: 'Gewachste Schnürsenkel mit Messingspitzen, gebündelt in Papierbanderole',
    en: 'Waxed laces with brass tips, wound up in a paper band',
  },
  insoles: {
    de: 'Ein Paar Einlegesohlen, oben Leder, unten Kork',
    en: 'A pair of insoles, leather above, cork below',
  },
  belt: {
    de: 'Gürtel aus glattem Leder mit Messingschnalle, aufgerollt',
    en: 'Rolled belt of smooth leather with a brass buckle',
  },
  'belt-suede': {
    de: 'Gürtel aus Veloursleder mit Stahlschnalle, aufgerollt',
    en: 'Rolled suede belt with a steel buckle',
  },
  'shoe-bag': {
    de: 'Schuhbeutel aus Baumwollflanell mit Kordelzug',
    en: 'Cotton flannel shoe bag with a drawstring',
  },
  'valet-box': {
    de: 'Schuhputzkiste aus Nussbaum mit Messingverschluss und Ledergriff',
    en: 'Walnut care box with a brass hook and a leather handle',
  },
  'care-set': {
    de: 'Pflegeset: Schuhspanner, Rosshaarbürste und Schuhcreme',
    en: 'Care set: shoe tree, horsehair brush and shoe cream',
  },
  'gift-set': {
    de: 'Schuhkarton mit Schuhspanner auf dem Deckel, daneben Schuhcreme',
    en: 'Shoe box with a shoe tree on its lid, a jar of shoe cream beside it',
  },
  'shoe-set': {
    de: 'Oxford mit gerader Kappe, davor Schuhspanner und Schuhcreme',
    en: 'Cap-toe Oxford, before it a shoe tree and a jar of shoe cream',
  },
  voucher: {
    de: 'Gutschein für eine Neubesohlung, gedruckte Karte mit Abriss',
    en: 'Resole voucher, a printed card with a stub',
  },
  'gift-voucher': {
    de: 'Geschenkgutschein in dunkelrotem Umschlag mit goldenem Siegel',
    en: 'Gift voucher in a dark red envelope with a golden seal',
  },
  guide: {
    de: 'Pflegebuch in grünem Leinen mit goldener Prägung und Filmzeichen',
    en: 'Care guide in green cloth, stamped in gold, with the sign of a film',
  },
  book: {
    de: 'Buch in braunem Leinen mit goldener Prägung und Lesebändchen',
    en: 'Book in brown cloth, stamped in gold, with a ribbon',
  },
}
