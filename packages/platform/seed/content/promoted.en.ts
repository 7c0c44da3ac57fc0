import type { PromotedContent } from '@welt/contract/entity/promoted-content.ts'
import { ofGood, ofShoe } from './promoted-picture.ts'

export const promotedEn = (brand: string): PromotedContent => ({
  offers: {
    mainBanners: [
      {
        title: 'Sewn for twenty years',
        subtitle:
          'The Wien Oxford: one piece of calf, one welt, one seam that can be opened again. As often as you have it resoled.',
        button_text: 'See the Oxfords',
        link: '/shoes/oxford',
        picture: ofShoe({ sku: 'WIEN', colour: 'cognac' }, 'Wien Oxford in cognac from the side'),
      },
      {
        title: 'For paths that are none',
        subtitle: 'Norwegian welted boots on commando soles',
        button_text: 'See the boots',
        link: '/boots',
        picture: ofShoe({ sku: 'WHITBY', colour: 'tan', mobileView: 'toe' }, 'Whitby lace boot in tan from the side'),
      },
      {
        title: 'Not a man’s shoe made smaller',
        subtitle: 'Three women’s lasts: 32, 37 and 29',
        button_text: 'See the women’s shoes',
        link: '/womens-shoes',
        picture: ofShoe(
          { sku: 'FLORENZ', colour: 'bordeaux', mobileView: 'top' },
          'Florenz Oxford in burgundy from the side',
        ),
      },
    ],
    smallBanners: [
      {
        title: 'New this autumn',
        subtitle: 'What has come off the last since September',
        link: '/new',
        picture: ofShoe({ sku: 'MOLDAU', colour: 'forest' }, 'Moldau full brogue in forest green'),
      },
      {
        title: 'Factory outlet',
        subtitle: 'Last pairs straight from the factory',
        link: '/shoes/factory-outlet',
        picture: ofShoe({ sku: 'CELLE', colour: 'navy' }, 'Celle Derby in navy'),
      },
      {
        title: 'Care that does not seal',
        subtitle: 'Wax and oil, nothing else',
        link: '/care',
        picture: ofGood('shoe-cream', 'Tin of shoe cream'),
      },
    ],
    productBanners: [
      {
        sku: 'RESOLE',
        title: 'A new sole for an old shoe',
        subtitle: 'Resoling in our own workshop, 139 € with post both ways',
        button_text: 'How it works',
        link: '/resoling',
        picture: ofShoe({ sku: 'AGRAM', colour: 'cognac', view: 'sole' }, 'Leather sole from below'),
      },
      {
        sku: 'TREE',
        title: 'One pair of trees for each pair of shoes',
        subtitle: 'Untreated cedar, spring-loaded at the front',
        button_text: 'To the trees',
        link: '/cedar-shoe-trees',
        picture: ofGood('shoe-tree', 'Cedar shoe tree'),
      },
    ],
    menuAsideBanners: [
      {
        category_id: 11,
        title: 'The one most people begin with',
        subtitle: 'Agram, a plain Derby',
        link: '/agram-welted-derby',
        picture: ofShoe({ sku: 'AGRAM', colour: 'cognac' }, 'Agram Derby in cognac'),
      },
      {
        category_id: 12,
        title: 'Blake stitched and light',
        subtitle: 'Loafers that bend from the first day',
        link: '/womens-shoes/womens-loafer',
        picture: ofShoe({ sku: 'LUGANO', colour: 'cognac' }, 'Lugano loafer in cognac'),
      },
      {
        category_id: 13,
        title: 'Dry through November',
        subtitle: 'Norwegian welted means two seams outside',
        link: '/boots/lace-boots',
        picture: ofShoe({ sku: 'BERGEN', colour: 'mocha' }, 'Bergen lace boot in mocha'),
      },
      {
        category_id: 14,
        title: 'For somebody who already owns good shoes',
        subtitle: 'Gift sets that ask for no shoe size',
        link: '/care/care-sets',
        picture: ofGood('gift-set', 'Gift set with cream, wax and brush'),
      },
    ],
    featureProduct: {
      sku: 'PRAG',
      headline: 'A black that does not keep silent',
      text: 'Ninety holes on the cap, each one punched by hand.',
    },
    trustbar: [
      { icon: 'truck', title: 'Free shipping', text: '2 to 3 working days in Germany', link: '/delivery-and-shipping' },
      { icon: 'return', title: '30 days to return', text: 'Label enclosed', link: '/return-and-exchange' },
      { icon: 'sole', title: 'Can be resoled', text: 'In our own workshop', link: '/resoling' },
      { icon: 'phone', title: '+49 6331 55 20 40', text: 'Somebody who makes shoes', link: '/contact' },
    ],
    newsletter: {
      title_footer: `Letters from ${brand}`,
      gender: true,
      buttonText: 'Subscribe',
    },
  },
  'head-images': {
    images: [
      {
        title: 'Two hundred and twelve operations',
        subtitle: 'How a welted shoe is made',
        button_text: 'Read on',
        link: '/blogs',
        picture: ofShoe(
          { sku: 'WIEN', colour: 'cognac', view: 'top', mobileView: 'welt' },
          'A pair of Wien in cognac from above',
        ),
      },
      {
        title: 'Cordovan, six months in the pit',
        subtitle: 'It rolls where others crease',
        button_text: 'See Klausenburg',
        link: '/klausenburg-cordovan-full-brogue',
        picture: ofShoe(
          { sku: 'KLAUSENBURG', colour: 'bordeaux', mobileView: 'toe' },
          'Klausenburg full brogue in burgundy',
        ),
      },
    ],
  },
  instagram: {
    images: [
      {
        picture: ofShoe({ sku: 'PRAG', colour: 'black', view: 'toe' }, 'Wing tip with broguing'),
        text: 'Ninety holes, one at a time',
        link: '/prag-welted-full-brogue',
      },
      {
        picture: ofShoe({ sku: 'BRUENN', colour: 'tan', view: 'welt' }, 'Two seams on the welt of a boot'),
        text: 'Two seams, both outside',
        link: '/boots/lace-boots',
      },
      {
        picture: ofShoe({ sku: 'LINZ', colour: 'mocha', view: 'facing' }, 'Two buckles on the instep'),
        text: 'Set once and for all',
        link: '/linz-welted-double-monk',
      },
      {
        picture: ofShoe({ sku: 'TRIEST', colour: 'navy', view: 'top' }, 'Loafers from above'),
        text: 'No lining, no hurry',
        link: '/shoes/loafer',
      },
      {
        picture: ofShoe({ sku: 'AGRAM', colour: 'bordeaux', view: 'heel' }, 'A heel from behind'),
        text: 'Seven lifts of leather',
        link: '/agram-welted-derby',
      },
      { picture: ofGood('brush', 'Horsehair brush'), text: 'The shine comes from friction', link: '/horsehair-brush' },
    ],
  },
  'default-content': {
    title: 'From the house',
    messages: [
      'Free shipping in all of the EU',
      '30 days to return, 14 days to withdraw by law',
      'Factory shop in Pirmasens: Saturdays from 9 to 14 h',
    ],
  },
  'image-rows': {
    rows: [
      {
        left: {
          width: 4,
          link: '/shoes/oxford',
          text: 'Oxford: laced closed',
          picture: ofShoe({ sku: 'PASSAU', colour: 'black', mobileView: 'top' }, 'Passau plain Oxford in black'),
        },
        centre: {
          width: 4,
          link: '/shoes/derby',
          text: 'Derby: open and yielding',
          picture: ofShoe({ sku: 'EISENACH', colour: 'mocha', mobileView: 'top' }, 'Eisenach Derby in mocha'),
        },
        right: {
          width: 4,
          link: '/shoes/monk',
          text: 'Monk: buckles for laces',
          picture: ofShoe(
            { sku: 'TRENTSCHIN', colour: 'cognac', mobileView: 'top' },
            'Trentschin double monk in cognac',
          ),
        },
      },
      {
        left: {
          width: 7,
          link: '/blogs/leather',
          text: 'Suede is not a second choice of leather but its other side',
          picture: ofShoe(
            { sku: 'PORTOFINO', colour: 'tobacco', mobileView: 'toe' },
            'Portofino penny loafer in tobacco',
          ),
        },
        right: {
          width: 5,
          link: '/suede-spray-200-ml',
          text: 'Spray twice, leave overnight',
          picture: ofGood('suede-spray', 'Bottle of suede spray'),
        },
      },
    ],
  },
})
