import type { LeatherName, SoleName, WeltName } from '@welt/illustration/params/shoe-params.ts'
import type { Make } from '../attribute/shoe-attributes.ts'
import type { Lining, Model, Tannery } from '../collection/model.ts'
import type { Localized } from '../localized.ts'

export const upperLeather: Readonly<Record<LeatherName, Localized>> = {
  calf: { de: 'Kalbleder', en: 'Calf leather' },
  grain: { de: 'Genarbtes Kalbleder, gefettet', en: 'Grained calf leather, greased' },
  suede: { de: 'Kalbsvelours', en: 'Calf suede' },
  cordovan: {
    de: 'Cordovan (Pferdeleder), pflanzlich gegerbt',
    en: 'Shell cordovan (horse leather), vegetable tanned',
  },
  patent: { de: 'Lackleder (Kalbleder, beschichtet)', en: 'Patent leather (coated calf)' },
}

export const tanneries: Readonly<Record<Tannery, Localized>> = {
  oberthal: { de: 'Gerberei Oberthal, Elsass', en: 'Oberthal tannery, Alsace' },
  sandner: { de: 'Gerberei Sandner, Steiermark', en: 'Sandner tannery, Styria' },
  aubrac: { de: 'Gerberei Aubrac, Auvergne', en: 'Aubrac tannery, Auvergne' },
  kestrel: { de: 'Gerberei Kestrel, Northamptonshire', en: 'Kestrel tannery, Northamptonshire' },
  marchetti: { de: 'Gerberei Marchetti, Toskana', en: 'Marchetti tannery, Tuscany' },
  lohmuehle: { de: 'Lohmühle, Pfalz', en: 'Lohmühle tannery, Palatinate' },
}

export const linings: Readonly<Record<Lining, Localized>> = {
  calf: { de: 'Kalbleder, pflanzlich gegerbt', en: 'Calf leather, vegetable tanned' },
  'calf-unlined-vamp': {
    de: 'Kalbleder an Ferse und Kappe, Blatt ungefüttert',
    en: 'Calf leather at heel and toe, vamp unlined',
  },
  goat: { de: 'Ziegenleder, pflanzlich gegerbt', en: 'Goat leather, vegetable tanned' },
  shearling: { de: 'Lammfell, Ferse Kalbleder', en: 'Shearling, calf leather at the heel' },
  textile: { de: 'Textil (Baumwolle), Ferse Kalbleder', en: 'Textile (cotton), calf leather at the heel' },
}

/** The parts below the upper; they follow from the way of making and the sole. */
export const insole: Localized = { de: 'Rindleder, 3 mm, grubengegerbt', en: 'Cow leather, 3 mm, pit tanned' }
export const shank: Localized = { de: 'Federstahl', en: 'Spring steel' }
export const filling: Localized = { de: 'Kork, warm gestrichen', en: 'Cork, spread warm' }

export const outsoleMaterial: Readonly<Record<SoleName, Localized>> = {
  leather: { de: 'Eichenlohgares Rindleder, 5 mm', en: 'Oak-bark tanned cow leather, 5 mm' },
  dainite: { de: 'Gummi (Dainite), 5 mm', en: 'Rubber (Dainite), 5 mm' },
  commando: { de: 'Gummi (Commando) auf Leder-Zwischensohle', en: 'Rubber (commando) on a leather midsole' },
  crepe: { de: 'Naturkautschuk (Krepp), 9 mm', en: 'Natural rubber (crepe), 9 mm' },
  cup: { de: 'Naturkautschuk, zur Schale geformt und vernäht', en: 'Natural rubber, moulded to a cup and stitched' },
}

/** The slim women's last stands on a higher block. */
const highHeel: Localized = {
  de: 'Lederflecke mit Gummi-Ecke, 35 mm',
  en: 'Leather lifts with a rubber corner, 35 mm',
}

export function heelMaterial({ last, sole }: Pick<Model, 'last' | 'sole'>): Localized {
  return last === '29' && sole === 'leather' ? highHeel : heelOfSole[sole]
}

const heelOfSole: Readonly<Record<SoleName, Localized>> = {
  leather: { de: 'Lederflecke mit Gummi-Ecke, 26 mm', en: 'Leather lifts with a rubber corner, 26 mm' },
  dainite: { de: 'Lederflecke mit Gummifleck, 26 mm', en: 'Leather lifts with a rubber top piece, 26 mm' },
  commando: { de: 'Gummi auf Lederfleck, 28 mm', en: 'Rubber on a leather lift, 28 mm' },
  crepe: { de: 'Krepp, aus einem Stück mit der Sohle, 22 mm', en: 'Crepe, in one piece with the sole, 22 mm' },
  cup: { de: 'Teil der Schale, 24 mm', en: 'Part of the cup, 24 mm' },
}

const goodyearWelt: Readonly<Partial<Record<WeltName, Localized>>> = {
  '270': { de: 'Leder, 9 Stiche je Zoll', en: 'Leather, 9 stitches to the inch' },
  '360': { de: 'Leder, rundum genäht, 8 Stiche je Zoll', en: 'Leather, sewn all round, 8 stitches to the inch' },
  storm: {
    de: 'Leder, hochgezogener Sturmrahmen, 7 Stiche je Zoll',
    en: 'Leather, raised storm welt, 7 stitches to the inch',
  },
}

const norwegianWelt: Localized = {
  de: 'Leder, zwei sichtbare Nähte, 6 Stiche je Zoll',
  en: 'Leather, two visible seams, 6 stitches to the inch',
}

/** A Blake-stitched shoe has no welt, so it says nothing about one. */
export function weltMaterial(make: Make, welt: WeltName): Localized | undefined {
  return make === 'norwegian' ? norwegianWelt : goodyearWelt[welt]
}
