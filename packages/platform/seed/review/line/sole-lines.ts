import type { SoleName } from '@welt/illustration/params/shoe-params.ts'
import { complaint, isForMen, type Line, praise, remark } from './line.ts'

export const soleLines: Readonly<Record<SoleName, readonly Line[]>> = {
  leather: [
    praise(
      'Die Ledersohle läuft sich nach einer Woche griffig, auf Parkett ist sie leise.',
      'The leather sole gets its grip within a week, and on parquet it is quiet.',
    ),
    praise(
      'Nach [einem halben Jahr|acht Monaten] täglichem Büro ist die Sohle erst zur Hälfte herunter.',
      'After [half a year|eight months] of daily office wear only half of the sole is gone.',
      { months: 8 },
    ),
    praise(
      'Im Sommer merkt man, dass Leder atmet. Kein feuchter Fuß nach einem langen Tag.',
      'In summer you notice that leather breathes. No damp feet after a long day.',
    ),
    praise(
      'Die Sohlenkante ist schmal gefräst und glatt gewachst, das sieht man selten so sauber.',
      'The sole edge is cut slim and waxed smooth; one rarely sees it so clean.',
    ),
    praise(
      'Der Gummikeil im Absatz war nach einem Jahr dran, die Sohle noch nicht.',
      'The rubber corner of the heel was due after a year, the sole not yet.',
      { months: 13 },
    ),
    praise('Auf dem Tanzboden genau richtig.', 'Just right on a dance floor.', {
      when: ({ pattern }) => pattern.includes('oxford') || pattern.includes('loafer'),
    }),
    remark(
      'Bei Nässe ist die neue Ledersohle glatt. Ich habe sie zwei Tage auf Kies eingelaufen.',
      'When new the leather sole is slippery in the wet. I walked it in on gravel for two days.',
    ),
    remark(
      'Ich habe vorn gleich eine dünne Gummisohle aufsetzen lassen, beim Schuster um die Ecke für 25 Euro.',
      'I had a thin rubber sole put on the front at once, 25 euros at the cobbler round the corner.',
    ),
    remark(
      'Für Streusalz ist das nichts. Im Winter stehen sie bei mir im Schrank.',
      'Not for road salt. In winter mine stay in the cupboard.',
    ),
    remark(
      'Die Spitze der Sohle läuft sich schnell ab; ein Metallplättchen hätte ich mitbestellen sollen.',
      'The tip of the sole wears fast; I should have had a toe plate fitted.',
      { when: isForMen },
    ),
    complaint(
      'Nach vier Monaten war die Sohle in der Mitte weich. Ich gehe viel zu Fuß, aber das ist zu wenig.',
      'After four months the sole was soft in the middle. I walk a lot, but that is too little.',
    ),
    complaint(
      'Auf nassem Kopfsteinpflaster bin ich damit ausgerutscht, im ersten Monat zweimal.',
      'I slipped in them on wet cobbles, twice in the first month.',
    ),
  ],
  dainite: [
    praise(
      'Die Dainite-Sohle sieht von der Seite aus wie Leder und hält auf nassem Pflaster.',
      'From the side the Dainite sole looks like leather, and it holds on wet cobbles.',
    ),
    praise(
      'Regen, Bahnsteig, Rolltreppe: Ich denke nicht mehr darüber nach, wohin ich trete.',
      'Rain, platforms, escalators: I no longer think about where I tread.',
    ),
    praise(
      'Nach [zwei|drei] Wintern sind die Noppen noch da.',
      'After [two|three] winters the studs are still there.',
      { months: 26 },
    ),
    praise(
      'Kein Schnee klemmt in der Sohle und kein Kies, weil die Noppen nach innen liegen.',
      'No snow sticks in it and no gravel, because the studs lie inside.',
    ),
    praise(
      'Die Gummisohle dämpft mehr, als ich gedacht hätte. Abends spüre ich den Unterschied im Knie.',
      'The rubber sole cushions more than I thought. In the evening my knee can tell.',
    ),
    praise(
      'Im Wechsel mit Ledersohlen getragen, und bei Wetter gewinnt immer dieses Paar.',
      'Worn in turn with leather soles, and in any weather this pair wins.',
    ),
    praise(
      'Meine erste Gummisohle an einem guten Schuh. Ich hatte Vorurteile, jetzt nicht mehr.',
      'My first rubber sole on a good shoe. I had prejudices; I have none now.',
    ),
    remark(
      'Auf dem Linoleum im Büro quietscht die Dainite in den ersten Wochen. Das legt sich.',
      'On office linoleum the Dainite squeaks for the first weeks. It passes.',
    ),
    remark(
      'Auf blankem Eis hilft auch diese Sohle nicht, man sollte es nicht probieren.',
      'On bare ice this sole does not help either; best not to try.',
    ),
    remark(
      'Etwas schwerer als die Lederversion, dafür brauche ich keine Überschuhe mehr.',
      'A little heavier than the leather version, but I no longer need overshoes.',
    ),
    complaint(
      'Die Sohle quietscht auf Fliesen noch nach zwei Monaten, im Krankenhausflur dreht sich jeder um.',
      'The sole still squeaks on tiles after two months; in the hospital corridor everybody turns round.',
    ),
    complaint(
      'Auf poliertem Steinboden rutscht das Gummi, wenn es nass ist. In der Bank wäre ich fast gestürzt.',
      'On polished stone the rubber slides when wet. In the bank I nearly fell.',
    ),
  ],
  commando: [
    praise('Die Stollen greifen in Matsch und Laub, auch bergab.', 'The lugs bite in mud and leaves, downhill too.'),
    praise(
      'Ein ganzer Winter mit Streusalz und Split, die Sohle zeigt davon nichts.',
      'A whole winter of salt and grit, and the sole shows nothing of it.',
      { months: 8 },
    ),
    praise(
      'Dick, aber nicht klobig; die Commando ist sauber zurückgesetzt.',
      'Thick but not clumsy; the commando is trimmed back neatly.',
    ),
    praise(
      'Mit dem Hund jeden Morgen durch nasse Wiesen. Die Füße bleiben trocken.',
      'Out with the dog through wet meadows every morning. My feet stay dry.',
    ),
    remark(
      'Zwischen den Stollen bleibt Lehm hängen. Vor der Haustür kurz abklopfen.',
      'Clay sticks between the lugs. Knock them off outside the door.',
    ),
    remark(
      'Man wird damit zwei Zentimeter größer. Die Hosen wissen es.',
      'They make you an inch taller. The trousers know.',
    ),
    remark(
      'Im Auto ist das Profil gewöhnungsbedürftig, man spürt das Pedal nicht gut.',
      'The tread takes some getting used to in a car; you do not feel the pedal well.',
    ),
    complaint(
      'Die Sohle ist so steif, dass der Absatz bei jedem Schritt an der Ferse zieht.',
      'The sole is so stiff that the heel pulls away at every step.',
    ),
  ],
  crepe: [
    praise('Auf Krepp geht man wie auf Moos.', 'Walking on crepe is like walking on moss.'),
    praise(
      'Leise, weich, leicht: Meine Kollegin merkt nicht mehr, wenn ich komme.',
      'Quiet, soft, light: my colleague no longer hears me coming.',
    ),
    praise(
      'Der Krepp dunkelt an der Kante nach, was ihm besser steht als das helle Gelb vom Anfang.',
      'The crepe darkens at the edge, which suits it better than the first pale yellow.',
    ),
    praise(
      'Stadtwochenende mit 20 Kilometern am Tag, keine Blase, keine müden Füße.',
      'A weekend in town, twelve miles a day, no blister, no tired feet.',
    ),
    remark(
      'Krepp zieht Schmutz an. Einmal im Monat wasche ich die Kante mit Seife.',
      'Crepe attracts dirt. Once a month I wash the edge with soap.',
    ),
    remark(
      'Auf heißem Asphalt wird die Sohle klebrig, da nehme ich andere.',
      'On hot asphalt the sole turns tacky; I take others then.',
    ),
    complaint(
      'Nach drei Monaten ist der Krepp hinten außen schon zwei Fingerbreit abgelaufen.',
      'After three months the crepe is worn down two fingers’ width at the outer heel.',
    ),
  ],
  cup: [
    praise(
      'Ein Sneaker, dessen Sohle genäht ist. Nach zwei Jahren noch dicht, das hatte ich bei keinem.',
      'A sneaker whose sole is sewn. Still tight after two years, which none of mine ever was.',
      { months: 24 },
    ),
    praise('Die Schalensohle ist fest am Rand und innen weich.', 'The cup sole is firm at the rim and soft inside.'),
    praise(
      'Wisch und sauber: Die Kante bleibt hell, wenn man ein feuchtes Tuch nimmt.',
      'Wipe and clean: the rim stays pale if you use a damp cloth.',
    ),
    praise(
      'Zum Anzug getragen und nicht aufgefallen. Das war der Plan.',
      'Worn with a suit without anyone noticing. That was the plan.',
      { when: isForMen },
    ),
    praise(
      'Man sieht die Naht rund um die Sohle, und sie hat ihren Grund.',
      'You can see the seam all round the sole, and it is there for a reason.',
    ),
    remark(
      'Schwerer als ein gewöhnlicher Turnschuh. Er federt auch nicht, er trägt.',
      'Heavier than an ordinary trainer. It does not bounce either, it carries.',
    ),
    complaint(
      'Die Sohle hat sich an der Spitze gelöst, obwohl sie genäht ist. Reparatur lief, dauerte aber fünf Wochen.',
      'The sole came away at the toe although it is sewn. It was repaired, but that took five weeks.',
    ),
  ],
}
