import type { Language } from '../localized.ts'

type Words = Readonly<Record<Language, string>>

export interface Region {
  name: Words
  dealers: readonly Dealer[]
}

export interface Dealer {
  name: string
  street: string
  town: string | Words
  carries: readonly Range[]
}

type Range = keyof typeof rangeNames

export const rangeNames = {
  men: { de: 'Herren', en: 'men’s shoes' },
  women: { de: 'Damen', en: 'women’s shoes' },
  boots: { de: 'Stiefel', en: 'boots' },
  care: { de: 'Pflege', en: 'shoe care' },
  resoling: { de: 'Annahme für Neubesohlung', en: 'takes shoes for resoling' },
} as const satisfies Readonly<Record<string, Words>>

/** Shops that carry the house's shoes. All of them are invented, at addresses where none of them is. */
export const regions: readonly Region[] = [
  {
    name: { de: 'Pfalz und Saar', en: 'Palatinate and Saar' },
    dealers: [
      {
        name: 'Schuhhaus Lindmeier',
        street: 'Hauptstraße 88',
        town: '67655 Kaiserslautern',
        carries: ['men', 'women'],
      },
      { name: 'Leisten 71', street: 'Bahnhofstraße 31', town: '66111 Saarbrücken', carries: ['men'] },
      { name: 'Ledergrund', street: 'Maximilianstraße 12', town: '67346 Speyer', carries: ['men', 'women', 'care'] },
    ],
  },
  {
    name: { de: 'Rhein-Main', en: 'Rhine-Main' },
    dealers: [
      {
        name: 'Hofmann am Dom',
        street: 'Domstraße 4',
        town: { de: '60311 Frankfurt am Main', en: '60311 Frankfurt' },
        carries: ['men', 'women', 'care'],
      },
      { name: 'Werkstatt Adelung', street: 'Augustinerstraße 40', town: '55116 Mainz', carries: ['men', 'resoling'] },
      { name: 'Taunus Schuhe', street: 'Wilhelmstraße 22', town: '65183 Wiesbaden', carries: ['women', 'boots'] },
    ],
  },
  {
    name: { de: 'Bayern', en: 'Bavaria' },
    dealers: [
      {
        name: 'Brandl & Söhne',
        street: 'Sendlinger Straße 56',
        town: { de: '80331 München', en: '80331 Munich' },
        carries: ['men', 'women', 'care'],
      },
      {
        name: 'Rahmen & Naht',
        street: 'Königstraße 19',
        town: { de: '90402 Nürnberg', en: '90402 Nuremberg' },
        carries: ['men', 'resoling'],
      },
      { name: 'Schuhhaus Pürckhauer', street: 'Maximilianstraße 73', town: '86150 Augsburg', carries: ['men'] },
    ],
  },
  {
    name: { de: 'Nord und Ost', en: 'North and East' },
    dealers: [
      { name: 'Schuhkontor', street: 'Große Bleichen 14', town: '20354 Hamburg', carries: ['men', 'women', 'boots'] },
      { name: 'Grubengerbung', street: 'Kantstraße 102', town: '10627 Berlin', carries: ['men', 'women'] },
      { name: 'Mäder am Markt', street: 'Katharinenstraße 6', town: '04109 Leipzig', carries: ['men', 'care'] },
      { name: 'Schuhhaus Böttcher', street: 'Obernstraße 51', town: '28195 Bremen', carries: ['men'] },
    ],
  },
  {
    name: { de: 'Österreich', en: 'Austria' },
    dealers: [
      {
        name: 'Rahmenmacher',
        street: 'Naglergasse 9',
        town: { de: '1010 Wien', en: '1010 Vienna' },
        carries: ['men', 'women', 'care'],
      },
      { name: 'Schuhhaus Gasteiger', street: 'Getreidegasse 37', town: '5020 Salzburg', carries: ['men', 'boots'] },
    ],
  },
  {
    name: { de: 'Schweiz', en: 'Switzerland' },
    dealers: [
      {
        name: 'Zünd Schuhe',
        street: 'Rennweg 28',
        town: { de: '8001 Zürich', en: '8001 Zurich' },
        carries: ['men', 'women'],
      },
      {
        name: 'Maison du Soulier',
        street: 'Rue du Rhône 61',
        town: { de: '1204 Genf', en: '1204 Geneva' },
        carries: ['men'],
      },
    ],
  },
]
