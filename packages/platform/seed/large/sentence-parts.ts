import type { LastName, LeatherName, PatternName, SoleName } from '@welt/illustration/params/shoe-params.ts'
import type { Make } from '../attribute/shoe-attributes.ts'
import type { Language } from '../localized.ts'

type Parts<Key extends string> = Readonly<Record<Key, string>>

/** Sentences that are true of every shoe of a kind; a description is put together from them. */
export interface SentenceParts {
  pattern: Parts<PatternName>
  last: Parts<LastName>
  leather: Readonly<Record<LeatherName, readonly [string, string]>>
  sole: Readonly<Record<SoleName, readonly [string, string]>>
  make: Parts<Make>
  opening: (name: string, kind: string) => string
}

export const sentenceParts: Readonly<Record<Language, SentenceParts>> = {
  de: {
    opening: (name, kind) => `${name} ist ein ${kind} aus unserer Werkstatt.`,
    pattern: {
      'plain-oxford': 'Geschlossene Schnürung und ein Blatt ohne jede Naht: Hier zeigt sich, ob das Leder gut ist.',
      'cap-oxford': 'Die gerade Kappe sitzt dort, wo die Zehen enden, und hält die Spitze über Jahre in Form.',
      'semi-brogue': 'Kappe und Nähte sind gelocht, auf der Spitze sitzt eine Rosette, gezackt ist nichts.',
      'full-brogue': 'Die Flügelkappe läuft bis zur Ferse, jede Kante ist gezackt und gelocht.',
      derby: 'Die Schnürflügel liegen auf dem Blatt und öffnen sich weit, auch für einen hohen Spann.',
      'derby-brogue': 'Offene Schnürung, Flügelkappe, volle Lochung: So trug man ihn zwischen den Kriegen in Budapest.',
      'single-monk': 'Ein Riemen, eine Schnalle, darunter ein Gummizug, der beim Hineinschlüpfen nachgibt.',
      'double-monk': 'Zwei Riemen werden einmal eingestellt, danach öffnet man nur noch den oberen.',
      'penny-loafer': 'Der Steg ist in der Seitennaht gefasst, die Mokassinnaht wird von Hand gestochen.',
      'tassel-loafer': 'Zwei Troddeln hängen an einer Lederschnur, die rund um den Einstieg läuft.',
      chelsea: 'Vorn und hinten je ein Stück Leder, dazwischen der eingenähte Gummizug.',
      'lace-boot': 'Unten Ösen, oben Haken: Der Schaft fasst den Knöchel, ohne ihn einzusperren.',
      jodhpur: 'Der Riemen läuft einmal um den Knöchel und hält ohne Schnürung.',
      sneaker: 'Geschnitten wie ein Turnschuh, gebaut wie ein Schuh: mit Brandsohle, Kork und Naht.',
    },
    last: {
      '71': 'Leisten 71 ist schlank und mandelförmig, mit engem Halt an der Ferse.',
      '64': 'Leisten 64 ist rund und gibt den Zehen Platz.',
      '58': 'Leisten 58 sitzt eng am Spann, weil ein Loafer keinen Verschluss hat.',
      '76': 'Leisten 76 endet in einer klaren Karreespitze.',
      '83': 'Leisten 83 hat eine weich gebrochene Karreespitze und einen breiteren Ballen.',
      '45': 'Leisten 45 hat einen hohen Spann und Platz für eine dicke Socke.',
      '32': 'Leisten 32 ist ein Damenleisten mit schmaler Ferse und runder Spitze.',
      '37': 'Leisten 37 ist ein Damenleisten, schlank und mandelförmig.',
      '29': 'Leisten 29 ist ein schmaler Damenleisten mit höherem Absatz.',
    },
    leather: {
      calf: [
        'Das Kalbleder wird nach dem Zwicken mit Wasser und Wachs poliert.',
        'Das Kalbleder kommt aus dem Rücken der Haut, wo die Fasern am dichtesten liegen.',
      ],
      grain: [
        'Das genarbte Leder ist mit Fett gewalkt und verzeiht Regen wie Schrammen.',
        'Die Narbung ist geprägt und verdeckt, was der Alltag hinterlässt.',
      ],
      suede: [
        'Velours wird trocken gebürstet und nie gecremt.',
        'Das Velours ist fein geschliffen und liegt weich am Fuß.',
      ],
      cordovan: [
        'Cordovan legt sich beim Gehen in Wellen statt in Falten.',
        'Cordovan liegt sechs Monate in der Grube und will später nur Bürste und wenig Wachs.',
      ],
      patent: [
        'Lackleder braucht kaum Pflege: feuchtes Tuch, trockenes Tuch, Spanner.',
        'Der Lack wird lauwarm über den Leisten gezogen, damit er nicht bricht.',
      ],
    },
    sole: {
      leather: [
        'Die Ledersohle lag neun Monate in Eichenlohe.',
        'Die Ledersohle wird mit den ersten Wochen dichter und leiser.',
      ],
      dainite: [
        'Die flachen Noppen der Gummisohle greifen auf nassem Pflaster und sind von der Seite nicht zu sehen.',
        'Die Gummisohle trägt durch den Winter, ohne dick aufzutragen.',
      ],
      commando: [
        'Die Stollen der Commando-Sohle greifen auch im Gelände.',
        'Unter den Stollen liegt eine Zwischensohle aus Leder.',
      ],
      crepe: [
        'Krepp federt und ist so leise, dass man ihn bald vergisst.',
        'Die Kreppsohle aus Naturkautschuk dämpft jeden Schritt.',
      ],
      cup: [
        'Die Schale aus Naturkautschuk ist ringsum vernäht und lässt sich ersetzen.',
        'Die Schalensohle ist leicht und biegt sich vom ersten Tag an.',
      ],
    },
    make: {
      welted: 'Rahmengenäht, also drei- bis viermal neu zu besohlen.',
      blake: 'Durchgenäht, deshalb leicht und biegsam; zweimal lässt er sich neu besohlen.',
      norwegian: 'Zwiegenäht: Zwei sichtbare Nähte halten das Wasser draußen.',
    },
  },
  en: {
    opening: (name, kind) => `${name} is ${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind} from our workshop.`,
    pattern: {
      'plain-oxford': 'Closed lacing and a vamp without a single seam: this is where leather has to be good.',
      'cap-oxford': 'The straight cap sits where the toes end and keeps the front in shape for years.',
      'semi-brogue': 'Cap and seams are perforated, a medallion sits on the toe, no edge is gimped.',
      'full-brogue': 'The winged cap runs back to the heel, and every edge is gimped and perforated.',
      derby: 'The facings lie on the vamp and open wide, for a high instep too.',
      'derby-brogue': 'Open lacing, a winged cap, full broguing: worn like this in Budapest between the wars.',
      'single-monk': 'One strap, one buckle, and beneath it a piece of elastic that yields as you step in.',
      'double-monk': 'Two straps are set once, and from then on you open only the upper one.',
      'penny-loafer': 'The saddle is caught in the side seam, the apron is sewn by hand.',
      'tassel-loafer': 'Two tassels hang from a leather cord that runs right round the topline.',
      chelsea: 'One piece of leather in front, one behind, and elastic sewn in between.',
      'lace-boot': 'Eyelets below, hooks above: the shaft holds the ankle without locking it in.',
      jodhpur: 'The strap goes once round the ankle and holds without laces.',
      sneaker: 'Cut like a gym shoe, built like a shoe: with an insole, cork and a seam.',
    },
    last: {
      '71': 'Last 71 is slender and almond shaped, with a close grip at the heel.',
      '64': 'Last 64 is round and gives the toes room.',
      '58': 'Last 58 sits close on the instep, since a loafer has no fastening.',
      '76': 'Last 76 ends in a clear chisel.',
      '83': 'Last 83 has a softened square toe and a broader ball.',
      '45': 'Last 45 has a high instep and room for a thick sock.',
      '32': 'Last 32 is a women’s last with a narrow heel and a round toe.',
      '37': 'Last 37 is a women’s last, slender and almond shaped.',
      '29': 'Last 29 is a slim women’s last with a higher heel.',
    },
    leather: {
      calf: [
        'After lasting, the calf is polished with water and wax.',
        'The calf comes from the back of the hide, where the fibres lie closest.',
      ],
      grain: [
        'The grained leather is milled with grease and forgives rain and scuffs alike.',
        'The grain is embossed and hides what the day leaves behind.',
      ],
      suede: ['Suede is brushed dry and never creamed.', 'The suede is finely buffed and lies soft on the foot.'],
      cordovan: [
        'As you walk, cordovan rolls where other leather creases.',
        'Cordovan spends six months in the pit and afterwards wants a brush and a little wax, no more.',
      ],
      patent: [
        'Patent leather needs next to no care: a damp cloth, a dry cloth, shoe trees.',
        'The patent is drawn over the last lukewarm, so that it does not crack.',
      ],
    },
    sole: {
      leather: [
        'The leather sole lay in oak bark for nine months.',
        'In its first weeks the leather sole grows denser and quieter.',
      ],
      dainite: [
        'The shallow studs of the rubber sole grip wet cobbles and cannot be seen from the side.',
        'The rubber sole carries you through winter without looking heavy.',
      ],
      commando: [
        'The lugs of the commando sole hold on open ground as well.',
        'Beneath the upper lies a leather midsole, and beneath that the lugs.',
      ],
      crepe: [
        'Crepe is springy, and so quiet that you soon forget it.',
        'The crepe sole of natural rubber softens every step.',
      ],
      cup: [
        'The cup of natural rubber is stitched all round and can be replaced.',
        'The cup sole is light and bends from the first day.',
      ],
    },
    make: {
      welted: 'Goodyear welted, so it can be resoled three or four times.',
      blake: 'Blake stitched, hence light and supple; it can be resoled twice.',
      norwegian: 'Norwegian welted: two seams in plain sight keep the water out.',
    },
  },
}
