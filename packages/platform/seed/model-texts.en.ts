import type { ModelText } from './model-text.ts'
import type { ModelSku } from './models.ts'

const calfLining = 'Calf leather, vegetable tanned'

export const modelTextsEn: Readonly<Record<ModelSku, ModelText>> = {
  WIEN: {
    urlKey: 'wien-welted-oxford',
    fact: 'Oxford, smooth calf',
    sentence: 'Plain cap in French calf, polished by hand',
    description: [
      'Wien is the quietest shoe in the house: closed lacing, a straight toe cap, no broguing. After lasting, the calf is worked for an hour with water and wax until cap and heel stand darker than the vamp. As right with a navy suit as with grey flannels.',
      'The welt is sewn to upper and insole at nine stitches to the inch. The outsole hangs on the second seam alone and can be renewed three or four times without anyone touching the upper.',
    ],
    upper: 'Calf leather, Oberthal tannery, Alsace',
    lining: calfLining,
    weight: '560 g per shoe in EU 42',
  },
  PRAG: {
    urlKey: 'prag-welted-full-brogue',
    fact: 'Full brogue, calf',
    sentence: 'Winged cap and full broguing in smooth calf',
    description: [
      'Prag wears everything a full brogue may wear: a winged cap, gimped edges, holes along every seam and a medallion on the toe. Each hole is punched singly, 214 of them to a shoe. That it never looks loud is the doing of the slender last 71.',
      'For flannel, for tweed, for dark denim. In black it goes to the office as well, as long as nobody there wears a tie pin.',
    ],
    upper: 'Calf leather, Oberthal tannery, Alsace',
    lining: calfLining,
    weight: '595 g per shoe in EU 42',
  },
  GRAZ: {
    urlKey: 'graz-welted-brogue-derby',
    fact: 'Derby, calf, perforated',
    sentence: 'Brogued Derby on a rubber sole, for any weather',
    description: [
      'Open lacing, a round toe, a Dainite sole: Graz is our shoe for days when the morning does not tell what the evening will bring. The shallow studs grip wet cobbles and cannot be seen from the side.',
      'The facings lie on top of the vamp and open wide, which suits a high instep and leaves room for orthotics. The model is being discontinued because last and cap are being redrawn.',
    ],
    upper: 'Calf leather, Oberthal tannery, Alsace',
    lining: calfLining,
    weight: '610 g per shoe in EU 42',
  },
  TRIEST: {
    urlKey: 'triest-suede-penny-loafer',
    fact: 'Penny loafer, suede',
    sentence: 'Penny loafer in calf suede with an unlined vamp',
    description: [
      'Triest is made for warm days. The vamp stays unlined so that the suede lies on the foot like a glove; only heel and toe are stiffened. The apron seam is sewn by hand and takes two hours a pair.',
      'A loafer has no fastening and has to start out snug. Last 58 holds the heel; after a week the suede gives at the ball of the foot. For a narrow foot please take half a size less, or width F.',
    ],
    upper: 'Calf suede, Sandner tannery, Styria',
    lining: 'Calf leather at heel and toe, vamp unlined',
    weight: '430 g per shoe in EU 42',
  },
  BRUENN: {
    urlKey: 'bruenn-norwegian-welted-lace-boot',
    fact: 'Lace boot, grained calf',
    sentence: 'Norwegian-welted lace boot on a commando sole',
    description: [
      'Norwegian welted means that two seams run round the boot in plain sight, one level through the welt, one upright through the sole. No water comes between them. Mountain boots were made this way before there was glue.',
      'The leather is grained, milled with grease and forgiving of stones. The commando sole sits on a leather midsole and is replaced like any other. Room for a thick sock is allowed for.',
    ],
    upper: 'Grained calf leather, greased, Sandner tannery, Styria',
    lining: 'Cow leather, vegetable tanned',
    weight: '780 g per shoe in EU 42',
  },
  LEMBERG: {
    urlKey: 'lemberg-welted-chelsea-boot',
    fact: 'Chelsea boot, smooth calf',
    sentence: 'Chelsea boot with a slim shaft and a Dainite sole',
    description: [
      'One piece of leather in front, one behind, elastic in between: a Chelsea boot has nothing a fault could hide behind. The front is crimped wet over the instep and stays on the block for two days before it is cut.',
      'The shaft ends narrow above the ankle and disappears under the trouser leg. The gore is sewn in, not glued, and our workshop replaces it when it grows tired after some years.',
    ],
    upper: 'Calf leather, Oberthal tannery, Alsace',
    lining: calfLining,
    weight: '640 g per shoe in EU 42',
  },
  SALZBURG: {
    urlKey: 'salzburg-welted-semi-brogue-oxford',
    fact: 'Semi-brogue Oxford, calf',
    sentence: 'Oxford with a straight cap, broguing and a medallion',
    description: [
      'Salzburg stands between the plain Wien and the full brogue: a straight cap, holes along cap, vamp and heel, a small medallion on the toe. Its edges are not gimped.',
      'In navy it is the one coloured shoe you can wear with a grey suit without anyone noticing, until someone does.',
    ],
    upper: 'Calf leather, Oberthal tannery, Alsace',
    lining: calfLining,
    weight: '570 g per shoe in EU 42',
  },
  PRESSBURG: {
    urlKey: 'pressburg-patent-oxford',
    fact: 'Oxford, patent leather',
    sentence: 'Oxford in patent leather, for the evening',
    description: [
      'A dinner jacket asks for a shoe that gleams without looking polished. Pressburg is lasted from coated calf, slowly and lukewarm, so that the finish does not crack at the cap.',
      'It needs next to no care: a damp cloth, a dry cloth, shoe trees. No cream, no wax. The model will be discontinued in spring.',
    ],
    upper: 'Patent leather (coated calf)',
    lining: calfLining,
    weight: '550 g per shoe in EU 42',
  },
  AGRAM: {
    urlKey: 'agram-welted-derby',
    fact: 'Derby, calf',
    sentence: 'Plain Derby with a round toe, the shoe for every day',
    description: [
      'Agram is the shoe most people start with here. Open lacing, a plain vamp, a round toe: it pinches nobody and goes with everything but a dinner jacket.',
      'The vamp is a single piece and so needs the best part of the hide, the back. More is left over in the cutting than with any other model; the offcuts become heel lifts for the trial pairs.',
    ],
    upper: 'Calf leather, Oberthal tannery, Alsace',
    lining: calfLining,
    weight: '580 g per shoe in EU 42',
  },
  KLAUSENBURG: {
    urlKey: 'klausenburg-cordovan-full-brogue',
    fact: 'Full brogue, shell cordovan',
    sentence: 'Full brogue in horse leather, six months in the pit',
    description: [
      'Cordovan is not a grain leather but a flat muscle from the horse’s croup. It lies in the pit for six months, is stuffed with grease by hand and, when you walk, rolls where other leather creases. One hide yields two pairs and no more.',
      'That is why some sizes are not in stock. We sew them to order as soon as there is leather, which takes about ten weeks. Care for it with a brush and a little wax, not with cream.',
    ],
    upper: 'Shell cordovan (horse leather), vegetable tanned',
    lining: calfLining,
    weight: '640 g per shoe in EU 42',
  },
  MERAN: {
    urlKey: 'meran-suede-penny-loafer',
    fact: 'Penny loafer, suede',
    sentence: 'Penny loafer in calf suede, fully lined',
    description: [
      'The brother of Triest for the cooler half of the year: fully lined, on a thin Dainite sole that does not mind damp cobbles. The saddle across the instep is caught in the side seam and keeps its shape.',
      'Suede is brushed dry and never creamed. Raindrops dry out if you leave them alone; afterwards a few strokes against the nap will do.',
    ],
    upper: 'Calf suede, Sandner tannery, Styria',
    lining: calfLining,
    weight: '470 g per shoe in EU 42',
  },
  LINZ: {
    urlKey: 'linz-welted-double-monk',
    fact: 'Double monk, smooth calf',
    sentence: 'Double monk with a straight cap and brass buckles',
    description: [
      'Two straps, two buckles, no laces. You set both once and from then on open only the upper one; beneath the buckle sits a piece of elastic that yields as you step in.',
      'The buckles are solid brass, nickel plated, and held on a leather wedge by three rows of stitching. The chisel toe of last 76 gives the broad cut a clear ending.',
    ],
    upper: 'Calf leather, Oberthal tannery, Alsace',
    lining: calfLining,
    weight: '600 g per shoe in EU 42',
  },
  GASTEIN: {
    urlKey: 'gastein-womens-welted-derby',
    fact: 'Women’s Derby, calf',
    sentence: 'Plain Derby on a slim women’s last',
    description: [
      'Not a man’s shoe made smaller: last 32 has a narrower heel, a lower instep and more room at the ball. Beneath it is the same bottom as in the men’s shoes: welt, cork, shank, leather sole.',
      'Four pairs of eyelets are enough because the facings start higher. For wide trousers and for skirts, with a thin sock or a thick one.',
    ],
    upper: 'Calf leather, Oberthal tannery, Alsace',
    lining: calfLining,
    weight: '430 g per shoe in EU 38',
  },
  ABBAZIA: {
    urlKey: 'abbazia-womens-blake-loafer',
    fact: 'Women’s penny loafer, calf',
    sentence: 'Light penny loafer, Blake stitched and supple from the first day',
    description: [
      'Abbazia is the only shoe in the house that is Blake stitched. A loafer should bend like a house shoe, and a welt is too stiff for that. The seam runs inside through insole and outsole and lies beneath the sock.',
      'It can still be resoled, twice or so, on our workshop’s own machine. On wet cobbles it is no rain shoe and does not mean to be.',
    ],
    upper: 'Calf leather, Oberthal tannery, Alsace',
    lining: calfLining,
    weight: '340 g per shoe in EU 38',
  },
}
