import type { PromotedContent } from '@welt/contract/entity/promoted-content.ts'
import { ofGood, ofShoe } from './promoted-picture.ts'

export const promotedDe = (brand: string): PromotedContent => ({
  offers: {
    mainBanners: [
      {
        title: 'Für zwanzig Jahre genäht',
        subtitle:
          'Der Oxford Wien: ein Stück Kalbleder, ein Rahmen, eine Naht, die sich wieder öffnen lässt. So oft, wie Sie ihn neu besohlen.',
        button_text: 'Oxfords ansehen',
        link: '/schuhe/oxford',
        picture: ofShoe({ sku: 'WIEN', colour: 'cognac' }, 'Oxford Wien in Cognac von der Seite'),
      },
      {
        title: 'Für Wege, die keine sind',
        subtitle: 'Zwiegenähte Stiefel mit Commandosohle',
        button_text: 'Stiefel ansehen',
        link: '/stiefel',
        picture: ofShoe(
          { sku: 'WHITBY', colour: 'tan', mobileView: 'toe' },
          'Schnürstiefel Whitby in Hellbraun von der Seite',
        ),
      },
      {
        title: 'Kein verkleinerter Herrenschuh',
        subtitle: 'Drei Leisten für Damen: 32, 37 und 29',
        button_text: 'Damenschuhe ansehen',
        link: '/damenschuhe',
        picture: ofShoe(
          { sku: 'FLORENZ', colour: 'bordeaux', mobileView: 'top' },
          'Oxford Florenz in Bordeaux von der Seite',
        ),
      },
    ],
    smallBanners: [
      {
        title: 'Neu in diesem Herbst',
        subtitle: 'Was seit September vom Leisten kam',
        link: '/neu',
        picture: ofShoe({ sku: 'MOLDAU', colour: 'forest' }, 'Budapester Moldau in Tannengrün'),
      },
      {
        title: 'Direktverkauf',
        subtitle: 'Letzte Paare ab Fabrik',
        link: '/schuhe/direktverkauf',
        picture: ofShoe({ sku: 'CELLE', colour: 'navy' }, 'Derby Celle in Nachtblau'),
      },
      {
        title: 'Pflege, die nicht versiegelt',
        subtitle: 'Wachs und Öl, sonst nichts',
        link: '/pflege',
        picture: ofGood('shoe-cream', 'Tiegel Schuhcreme'),
      },
    ],
    productBanners: [
      {
        sku: 'RESOLE',
        title: 'Neue Sohle, alter Schuh',
        subtitle: 'Neubesohlung in unserer Werkstatt, 139 € mit Versand',
        button_text: 'So geht es',
        link: '/neubesohlung',
        picture: ofShoe({ sku: 'AGRAM', colour: 'cognac', view: 'sole' }, 'Ledersohle von unten'),
      },
      {
        sku: 'TREE',
        title: 'Ein Spanner je Paar',
        subtitle: 'Unbehandeltes Zedernholz, vorn gefedert',
        button_text: 'Zum Spanner',
        link: '/schuhspanner-zeder',
        picture: ofGood('shoe-tree', 'Schuhspanner aus Zedernholz'),
      },
    ],
    menuAsideBanners: [
      {
        category_id: 11,
        title: 'Mit diesem fangen die meisten an',
        subtitle: 'Agram, ein glatter Derby',
        link: '/agram-derby-rahmengenaeht',
        picture: ofShoe({ sku: 'AGRAM', colour: 'cognac' }, 'Derby Agram in Cognac'),
      },
      {
        category_id: 12,
        title: 'Durchgenäht und leicht',
        subtitle: 'Loafer, die sich vom ersten Tag an biegen',
        link: '/damenschuhe/damen-loafer',
        picture: ofShoe({ sku: 'LUGANO', colour: 'cognac' }, 'Loafer Lugano in Cognac'),
      },
      {
        category_id: 13,
        title: 'Trocken durch den November',
        subtitle: 'Zwiegenäht heißt zwei Nähte außen',
        link: '/stiefel/schnuerstiefel',
        picture: ofShoe({ sku: 'BERGEN', colour: 'mocha' }, 'Schnürstiefel Bergen in Mokka'),
      },
      {
        category_id: 14,
        title: 'Für jemanden, der gute Schuhe schon hat',
        subtitle: 'Geschenksets ohne Schuhgröße',
        link: '/pflege/pflegesets',
        picture: ofGood('gift-set', 'Geschenkset mit Creme, Wachs und Bürste'),
      },
    ],
    featureProduct: {
      sku: 'PRAG',
      headline: 'Ein Schwarz, das nicht schweigt',
      text: 'Neunzig Löcher auf der Kappe, jedes von Hand gestanzt.',
    },
    trustbar: [
      {
        icon: 'truck',
        title: 'Versand kostenlos',
        text: '2 bis 3 Werktage in Deutschland',
        link: '/lieferung-und-versand',
      },
      { icon: 'return', title: '30 Tage Rückgabe', text: 'Etikett liegt bei', link: '/ruecksendung-und-umtausch' },
      { icon: 'sole', title: 'Neu besohlbar', text: 'In der eigenen Werkstatt', link: '/neubesohlung' },
      { icon: 'phone', title: '06331 55 20 40', text: 'Jemand, der Schuhe macht', link: '/kontakt' },
    ],
    newsletter: {
      title_footer: `Post von ${brand}`,
      gender: true,
      buttonText: 'Anmelden',
    },
  },
  'head-images': {
    images: [
      {
        title: 'Zweihundertzwölf Handgriffe',
        subtitle: 'So entsteht ein rahmengenähter Schuh',
        button_text: 'Schuhwissen lesen',
        link: '/schuhwissen',
        picture: ofShoe(
          { sku: 'WIEN', colour: 'cognac', view: 'top', mobileView: 'welt' },
          'Ein Paar Wien in Cognac von oben',
        ),
      },
      {
        title: 'Cordovan, sechs Monate gegerbt',
        subtitle: 'Wirft Wellen statt Falten',
        button_text: 'Klausenburg ansehen',
        link: '/klausenburg-budapester-cordovan',
        picture: ofShoe(
          { sku: 'KLAUSENBURG', colour: 'bordeaux', mobileView: 'toe' },
          'Budapester Klausenburg in Bordeaux',
        ),
      },
    ],
  },
  instagram: {
    images: [
      {
        picture: ofShoe({ sku: 'PRAG', colour: 'black', view: 'toe' }, 'Flügelkappe mit Lochung'),
        text: 'Neunzig Löcher, jedes einzeln',
        link: '/prag-budapester-rahmengenaeht',
      },
      {
        picture: ofShoe({ sku: 'BRUENN', colour: 'tan', view: 'welt' }, 'Zwei Nähte am Rahmen eines Stiefels'),
        text: 'Zwei Nähte, beide außen',
        link: '/stiefel/schnuerstiefel',
      },
      {
        picture: ofShoe({ sku: 'LINZ', colour: 'mocha', view: 'facing' }, 'Zwei Schnallen am Spann'),
        text: 'Einmal eingestellt',
        link: '/linz-doppelmonk-rahmengenaeht',
      },
      {
        picture: ofShoe({ sku: 'TRIEST', colour: 'navy', view: 'top' }, 'Loafer von oben'),
        text: 'Ohne Futter, ohne Eile',
        link: '/schuhe/loafer',
      },
      {
        picture: ofShoe({ sku: 'AGRAM', colour: 'bordeaux', view: 'heel' }, 'Absatz von hinten'),
        text: 'Sieben Flecke Leder',
        link: '/agram-derby-rahmengenaeht',
      },
      { picture: ofGood('brush', 'Rosshaarbürste'), text: 'Der Glanz kommt von der Reibung', link: '/rosshaarbuerste' },
    ],
  },
  'default-content': {
    title: 'Aus dem Haus',
    messages: [
      'Versand kostenlos in der ganzen EU',
      '30 Tage Rückgabe, 14 Tage Widerruf nach dem Gesetz',
      'Fabrikverkauf in Pirmasens: samstags von 9 bis 14 Uhr',
    ],
  },
  'image-rows': {
    rows: [
      {
        left: {
          width: 4,
          link: '/schuhe/oxford',
          text: 'Oxford: geschlossen geschnürt',
          picture: ofShoe({ sku: 'PASSAU', colour: 'black', mobileView: 'top' }, 'Glatter Oxford Passau in Schwarz'),
        },
        centre: {
          width: 4,
          link: '/schuhe/derby',
          text: 'Derby: offen und nachgiebig',
          picture: ofShoe({ sku: 'EISENACH', colour: 'mocha', mobileView: 'top' }, 'Derby Eisenach in Mokka'),
        },
        right: {
          width: 4,
          link: '/schuhe/monk',
          text: 'Monk: Schnallen statt Senkel',
          picture: ofShoe(
            { sku: 'TRENTSCHIN', colour: 'cognac', mobileView: 'top' },
            'Doppelmonk Trentschin in Cognac',
          ),
        },
      },
      {
        left: {
          width: 7,
          link: '/schuhwissen/leder',
          text: 'Velours ist kein Leder zweiter Wahl, sondern die andere Seite',
          picture: ofShoe(
            { sku: 'PORTOFINO', colour: 'tobacco', mobileView: 'toe' },
            'Penny Loafer Portofino in Tabak',
          ),
        },
        right: {
          width: 5,
          link: '/velourspflege-200-ml',
          text: 'Zweimal sprühen, über Nacht trocknen',
          picture: ofGood('suede-spray', 'Flasche Velourspflege'),
        },
      },
    ],
  },
})
