import { isBoot, isDressy, isForMen, isForWomen, type Line, praise, remark } from './line.ts'

export const useLines: readonly Line[] = [
  praise(
    'Bei der Konfirmation waren sie schwarz und blank, am Montag darauf im Büro auch.',
    'Black and gleaming at the confirmation, and at the office on Monday too.',
    { when: (model, colour) => isDressy(model) && colour === 'black' },
  ),
  praise(
    'Als Lehrer stehe ich sechs Stunden am Tag; vorher hatte ich Knieschmerzen, jetzt nicht mehr.',
    'As a teacher I stand for six hours a day; my knees used to ache, they no longer do.',
    { when: isForMen },
  ),
  praise(
    'In der Orchesterprobe sitzt man, im Konzert steht man, danach geht man. Alles darin.',
    'One sits in rehearsal, stands in concert, walks home after. All of it in these.',
    { when: isDressy },
  ),
  praise(
    'Auf Kopfsteinpflaster, Rolltreppe und Perserteppich gleich gut.',
    'Equally good on cobbles, escalators and a Persian rug.',
  ),
  praise(
    'Vom Zug ins Büro sind es bei mir zwanzig Minuten. Ich gehe sie inzwischen gern.',
    'It is twenty minutes from the train to my office. By now I like the walk.',
  ),
  remark(
    'Im Hochsommer sind sie mir zu warm, von September bis Mai trage ich nichts anderes.',
    'Too warm for me in high summer; from September to May I wear nothing else.',
    { when: ({ lining }) => lining === 'calf' },
  ),
  remark(
    'Zum Stehen besser als zum Rennen. Den Bus verpasse ich jetzt mit Haltung.',
    'Better for standing than for running. I now miss the bus with dignity.',
  ),
  praise(
    'Getragen [im Büro|in der Kanzlei|in der Schule], [drei|vier] Tage in der Woche, im Wechsel mit einem zweiten Paar.',
    'Worn [at the office|in chambers|at school], [three|four] days a week, in turn with a second pair.',
    { when: isDressy },
  ),
  praise(
    'Auf der Hochzeit [meines Bruders|einer Freundin|meiner Nichte] von zwei Uhr mittags bis drei Uhr nachts. Barfuß war nur die Braut.',
    'At [my brother’s|a friend’s|my niece’s] wedding from two in the afternoon to three at night. Only the bride went barefoot.',
    { when: isDressy },
  ),
  praise(
    'Ich stehe beruflich den ganzen Tag, und der Rücken dankt es.',
    'I stand all day for a living, and my back is grateful.',
  ),
  praise(
    'Auf Messe in [Hannover|Frankfurt|Mailand], drei Tage Betonboden. Das war die Prüfung, bestanden.',
    'At a fair in [Hanover|Frankfurt|Milan], three days on concrete. That was the test, and they passed.',
    { when: isDressy },
  ),
  praise(
    'Damit war ich [im Theater|in der Oper|im Konzert] und danach noch eine Stunde zu Fuß nach Hause.',
    'I went to [the theatre|the opera|a concert] in them and then walked home for an hour.',
    { when: isDressy },
  ),
  praise(
    'Ein Wochenende in [Wien|Triest|Kopenhagen], nur dieses Paar im Koffer.',
    'A weekend in [Vienna|Trieste|Copenhagen] with only this pair in the case.',
  ),
  praise(
    'Jeden Morgen mit dem Rad zum Bahnhof, nichts reißt, nichts scheuert.',
    'Every morning by bike to the station; nothing tears, nothing chafes.',
  ),
  praise('Vorlesung, Bibliothek, Kneipe: geht alles.', 'Lectures, library, pub: they do it all.', { when: isForMen }),
  praise(
    'Auf Baustellenbesuch genauso wie danach im Büro, ich muss nicht mehr wechseln.',
    'On site and afterwards in the office; I no longer have to change.',
    { when: ({ sole }) => sole === 'commando' || sole === 'dainite' },
  ),
  praise(
    'Zum Kleid, zur Hose, zum Mantel. Ich trage sie fast jeden Tag und suche nicht weiter.',
    'With dresses, trousers, coats. I wear them almost daily and have stopped looking.',
    { when: isForWomen },
  ),
  praise('Mit Kinderwagen und ohne, bei jedem Wetter.', 'With a pram or without, in any weather.', {
    when: ({ sole }) => sole !== 'leather',
  }),
  praise(
    'Im Weinberg, beim Richtfest, am Stammtisch. Einmal abgebürstet, und weiter.',
    'In the vineyard, at a topping-out, at the inn. One go with the brush, and on.',
    { when: isBoot },
  ),
  praise(
    'Vierzig Kilometer durch den Pfälzerwald, verteilt auf zwei Tage.',
    'Twenty-five miles through the Palatinate forest, over two days.',
    { when: ({ make }) => make === 'norwegian' },
  ),
  praise(
    'Damit pendle ich: fünf Kilometer am Tag, seit einem Dreivierteljahr.',
    'I commute in them: three miles a day, for nine months now.',
    { months: 10 },
  ),
  praise(
    'Im Gerichtssaal, im Zug, beim Abendessen. Keiner hat gemerkt, dass es immer dieselben sind.',
    'In court, on the train, at dinner. Nobody noticed that they were always the same.',
    { when: isDressy },
  ),
  remark('Fürs Autofahren sind sie mir zu fest, sonst für alles.', 'Too firm for driving, fine for everything else.'),
  remark(
    'Ich trage sie nur zu besonderen Anlässen, das Dauerhafte kann ich also noch nicht beurteilen.',
    'I keep them for occasions, so I cannot speak for the long run yet.',
    { when: isDressy },
  ),
]
