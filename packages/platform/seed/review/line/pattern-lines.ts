import type { PatternName } from '@welt/illustration/params/shoe-params.ts'
import { complaint, isForMen, isForWomen, type Line, praise, remark } from './line.ts'

export const patternLines: Readonly<Record<PatternName, readonly Line[]>> = {
  'plain-oxford': [
    praise(
      'Kein Schmuck, keine Kappe, nur eine Linie. Dafür sieht man jeden Fehler, und es ist keiner da.',
      'No ornament, no cap, just one line. Every fault would show, and there is none.',
    ),
    praise(
      'Die Schnürung schließt bis auf zwei Millimeter, wie es beim Oxford sein soll.',
      'The lacing closes to within a sixteenth of an inch, as an Oxford’s should.',
    ),
    praise('Zum dunklen Anzug gibt es nichts Ruhigeres.', 'With a dark suit there is nothing quieter.', {
      when: isForMen,
    }),
    praise(
      'Zur weiten Stoffhose das Schlichteste, was ich besitze, und das Beste.',
      'With wide trousers the plainest thing I own, and the best.',
      { when: isForWomen },
    ),
    remark(
      'Ohne Kappe sieht man die Gehfalte stärker. Daran muss man sich gewöhnen.',
      'Without a cap the crease shows more. One has to get used to it.',
    ),
    complaint(
      'Die Schnürflügel klaffen bei mir drei Zentimeter auseinander, da ist der Spann zu niedrig gebaut.',
      'The facings gape more than an inch on me; the instep is built too low.',
    ),
  ],
  'cap-oxford': [
    praise(
      'Die Kappennaht sitzt an beiden Schuhen auf gleicher Höhe, ich habe gemessen.',
      'The cap seam sits at the same height on both; I measured.',
    ),
    praise(
      'Mit diesem Schuh war ich in einem Monat bei einer Beerdigung, einer Taufe und einem Vorstellungsgespräch. Richtig war er jedes Mal.',
      'In one month I wore them to a funeral, a christening and a job interview. They were right each time.',
    ),
    praise(
      'Gerade Kappe, geschlossene Schnürung: mehr braucht ein Büroschuh nicht.',
      'A straight cap, closed lacing: an office shoe needs no more.',
    ),
    praise(
      'Die Kappe hat genau die richtige Länge, das Blatt knickt dahinter und nicht darauf.',
      'The cap is just the right length; the vamp creases behind it and not on it.',
    ),
    remark(
      'Beim Oxford muss der Spann stimmen, sonst klafft es. Also wirklich messen.',
      'With an Oxford the instep has to be right or it gapes. So do measure.',
    ),
    complaint(
      'Eine der Kappennähte ist leicht schräg, wenn man von oben schaut. Einmal gesehen, immer gesehen.',
      'One cap seam runs slightly askew when seen from above. Once seen, always seen.',
    ),
  ],
  'semi-brogue': [
    praise(
      'Die Rosette auf der Kappe ist klein und sauber gestanzt.',
      'The medallion on the cap is small and cleanly punched.',
    ),
    praise(
      'Genug Lochung für die Cordhose, wenig genug für den Anzug.',
      'Enough broguing for corduroy, little enough for a suit.',
      { when: isForMen },
    ),
    praise('Zwischen streng und verspielt genau die Mitte.', 'Exactly half way between severe and playful.'),
    praise(
      'Lochung ohne gezackte Kanten, das wirkt viel feiner als der volle Brogue.',
      'Broguing without gimped edges looks much finer than a full brogue.',
    ),
    remark('In den Löchern bleibt Creme, ein Zahnstocher hilft.', 'Cream stays in the holes; a toothpick helps.'),
    complaint('Bei der Rosette sind zwei Löcher ausgerissen.', 'Two holes of the medallion are torn.'),
  ],
  'full-brogue': [
    praise(
      'Die Flügelkappe ist symmetrisch, die Lochung bis zur Ferse gleichmäßig. Saubere Arbeit.',
      'The wing is symmetrical, the holes even right to the heel. Clean work.',
    ),
    praise(
      'Zur Flanellhose, zum Tweed, zur dunklen Jeans: ein Budapester kann alles außer Smoking.',
      'With flannel, tweed or dark jeans: a full brogue can do anything but black tie.',
      { when: isForMen },
    ),
    praise(
      'Der Schuh wird auf der Straße angesprochen, das war mir neu.',
      'People remark on them in the street, which was new to me.',
    ),
    praise(
      'Die gezackten Kanten sind geschnitten und nicht gestanzt, das sieht man an den Spitzen.',
      'The gimped edges are cut and not pressed; you can see it at the points.',
    ),
    praise(
      'Viel Muster, aber nichts Lautes. Die Proportion der Flügel stimmt.',
      'A lot of pattern but nothing loud. The wings are in proportion.',
    ),
    praise(
      'Endlich ein Brogue für Frauen, bei dem das Muster zur Schuhgröße passt.',
      'At last a brogue for women whose pattern suits the size of the shoe.',
      { when: isForWomen },
    ),
    remark(
      'Zum Putzen braucht man eine kleine Bürste, sonst wird die Lochung hell.',
      'You need a small brush for polishing or the holes turn pale.',
    ),
    complaint(
      'Die Lochung links und rechts ist um einen Millimeter versetzt. Bei dem Preis sehe ich so etwas.',
      'The holes on left and right are a millimetre out. At this price I notice.',
    ),
  ],
  derby: [
    praise(
      'Offene Schnürung, ich bekomme den {shoe} auch mit hohem Spann zu.',
      'Open lacing; I can close it even with my high instep.',
    ),
    praise(
      'Ein glatter Derby, der zu [allem|fast allem] geht, was bei mir im Schrank hängt.',
      'A plain Derby that goes with [everything|almost everything] in my wardrobe.',
    ),
    praise(
      'Das Blatt ist aus einem Stück, keine Naht, an der etwas drücken könnte.',
      'The vamp is a single piece, with no seam where anything could press.',
    ),
    praise('Schlicht. Mehr wollte ich nicht.', 'Plain. I wanted nothing more.'),
    praise(
      'Wer morgens nicht nachdenken will, braucht so einen Derby.',
      'If you do not want to think in the morning you need a Derby like this.',
    ),
    praise('Meine Einlagen passen hinein, weil die Schnürung nachgibt.', 'My orthotics fit because the lacing gives.'),
    praise(
      'Zum Kleid mit dicken Strümpfen sieht er am besten aus.',
      'With a dress and thick tights it looks its best.',
      { when: isForWomen },
    ),
    remark(
      'Die Zunge wandert bei mir nach außen. Eine Schlaufe hätte ihr gutgetan.',
      'The tongue wanders to the outside on me. A loop would have done it good.',
    ),
    remark(
      'Für die ganz feinen Anlässe nehme ich weiter den Oxford.',
      'For the very formal occasions I still take an Oxford.',
    ),
    complaint(
      'Die Zunge ist so knapp geschnitten, dass sie beim Gehen unter die Schnürung rutscht.',
      'The tongue is cut so short that it slips under the lacing as I walk.',
    ),
  ],
  'derby-brogue': [
    praise(
      'Derby und Lochung zusammen: bequem wie ein Wanderschuh, angezogen wie einer fürs Büro.',
      'Derby and broguing together: comfortable as a walking shoe, dressed for the office.',
    ),
    praise(
      'Kräftiger Schuh mit Muster, passt zu Cord und Tweed, als wäre er dafür erfunden.',
      'A sturdy shoe with a pattern; with corduroy and tweed it might have been invented for them.',
    ),
    praise(
      'Die Lochung ist sauber ausgestanzt, kein Rand ausgefranst.',
      'The holes are cleanly punched, no edge frayed.',
    ),
    praise(
      'Der Brogue für Leute, denen ein Oxford über dem Spann zu eng ist.',
      'The brogue for people whose insteps do not fit an Oxford.',
    ),
    remark(
      'Auf Bildern wirkt er zierlicher. Am Fuß ist es ein ordentliches Stück Schuh.',
      'It looks daintier in pictures. On the foot it is a good deal of shoe.',
    ),
    complaint(
      'In den Löchern stand bei der Lieferung noch altes Wachs, das dauerte eine Stunde mit dem Zahnstocher.',
      'The holes were full of old wax on arrival; an hour with a toothpick.',
    ),
  ],
  'single-monk': [
    praise('Ein Riemen, eine Schnalle, in drei Sekunden angezogen.', 'One strap, one buckle, on in three seconds.'),
    praise(
      'Die Schnalle ist massiv und hat keine Grate, die am Hosensaum ziehen.',
      'The buckle is solid and has no burrs to catch the hem.',
    ),
    praise(
      'Wer Senkel hasst und Loafer nicht mag, ist hier richtig.',
      'If you hate laces and do not care for loafers, this is the place.',
    ),
    remark(
      'Das Loch für die mittlere Stellung musste ich selbst stechen lassen.',
      'I had to have the hole for the middle setting punched.',
    ),
    remark(
      'Der Riemen dehnt sich in den ersten Wochen um ein Loch.',
      'The strap stretches by one hole in the first weeks.',
    ),
    complaint(
      'Die Schnalle drückt durch das Leder auf den Spann, da fehlt ein Polster.',
      'The buckle presses through the leather on my instep; it wants some padding.',
    ),
  ],
  'double-monk': [
    praise(
      'Einmal eingestellt, öffne ich nur noch die obere Schnalle. Der Gummizug tut, was er soll.',
      'Once set, I only open the upper buckle. The elastic does its job.',
    ),
    praise('Die Schnallen sitzen fest und klappern nicht.', 'The buckles sit firm and do not rattle.'),
    praise(
      'Zum grauen Anzug mit etwas zu kurzer Hose genau so, wie ich es mir vorgestellt hatte.',
      'With a grey suit and trousers a touch too short, exactly as I had imagined.',
      { when: isForMen },
    ),
    praise(
      'Zwei Riemen machen aus einem schlichten Schuh einen, über den man redet.',
      'Two straps turn a plain shoe into one that people talk about.',
    ),
    praise(
      'Die Riemen sind innen gefüttert, an der Kante scheuert nichts.',
      'The straps are lined inside; nothing chafes at the edge.',
    ),
    remark(
      'Unter schmalen Hosenbeinen bleibt die obere Schnalle manchmal hängen.',
      'Under slim trouser legs the upper buckle sometimes catches.',
    ),
    complaint(
      'Die Vernickelung der Schnalle ist nach einem halben Jahr an der Kante durch.',
      'After half a year the nickel on the buckle has worn through at the edge.',
      { months: 6 },
    ),
  ],
  'penny-loafer': [
    praise(
      'Der Steg ist in die Seitennaht gefasst und liegt flach. Kein Wulst, kein Kneifen.',
      'The saddle is caught in the side seam and lies flat. No bulge, no pinch.',
    ),
    praise(
      'Rein, raus, fertig. Auf Reisen trage ich nichts anderes mehr.',
      'In, out, done. I wear nothing else when I travel.',
    ),
    praise(
      'Barfuß getragen den ganzen Sommer, und sie riechen nicht.',
      'Worn barefoot all summer, and they do not smell.',
    ),
    praise(
      'Die Mokassinnaht ist von Hand gezogen, man sieht es an den kleinen Fältchen.',
      'The apron seam is drawn by hand; you can tell from the tiny pleats.',
    ),
    praise('Zur Chino ebenso richtig wie zum Leinenanzug.', 'As right with chinos as with a linen suit.', {
      when: isForMen,
    }),
    praise('Mit weißen Socken oder ohne, beides geht.', 'With white socks or without, either works.', {
      when: isForWomen,
    }),
    praise(
      'In der Handtasche hatten sie Platz, auf der Treppe hielten sie. Mehr verlange ich nicht.',
      'They fitted in my bag and held on the stairs. I ask no more.',
      { when: isForWomen },
    ),
    remark(
      'Einen Loafer kauft man eng oder zweimal. Ich habe ihn zum Glück eng gekauft.',
      'You buy a loafer tight or you buy it twice. Luckily I bought it tight.',
    ),
    remark(
      'In den ersten Tagen scheuerte die Kante am Knöchel. Pflaster, eine Woche, vorbei.',
      'For the first days the topline rubbed my ankle. A plaster, a week, gone.',
    ),
    complaint(
      'Nach zwei Monaten klafft der Einstieg, die Ferse hält nicht mehr.',
      'After two months the topline gapes and the heel no longer holds.',
    ),
  ],
  'tassel-loafer': [
    praise(
      'Die Troddeln sind kurz und hängen ruhig, das ist bei Tassel Loafern die halbe Miete.',
      'The tassels are short and hang quietly, which is half the battle.',
    ),
    praise(
      'Verspielter als ein Penny, aber im Büro fragt niemand.',
      'More playful than a penny loafer, yet nobody at the office asks.',
    ),
    praise(
      'Die Lederschnur rund um den Einstieg ist echt und hält den Schuh zusammen.',
      'The leather cord round the topline is real and holds the shoe together.',
    ),
    remark(
      'Eine Troddel hat sich nach einem Monat gelöst. Neu verknotet, hält.',
      'One tassel came loose after a month. Knotted again, it holds.',
    ),
    remark(
      'Man muss sich trauen. Nach dem dritten Mal denkt man nicht mehr daran.',
      'You have to dare. After the third time you no longer think of it.',
    ),
    complaint('Die Troddeln sind ungleich lang geschnitten.', 'The tassels are cut to different lengths.'),
  ],
  chelsea: [
    praise(
      'Der Gummizug hält eng am Knöchel und ist nach [einem Jahr|zwei Jahren] noch nicht ausgeleiert.',
      'The gore is snug at the ankle and after [a year|two years] not yet tired.',
      { months: 25 },
    ),
    praise('Glatter Schaft, kein Wulst unter der Hose.', 'A smooth shaft, no bulge under the trouser leg.'),
    praise(
      'Morgens reingeschlüpft, abends mit dem Stiefelknecht heraus. Dazwischen vergessen.',
      'In with one pull in the morning, off with a bootjack at night. Forgotten in between.',
    ),
    praise(
      'Das Vorderteil ist aus einem Stück über den Spann gezogen, ohne eine einzige Falte.',
      'The front is drawn over the instep in one piece without a single wrinkle.',
    ),
    praise(
      'Zum Rock und zur Jeans, von Oktober bis April fast täglich.',
      'With a skirt or jeans, almost daily from October to April.',
      { when: isForWomen },
    ),
    remark(
      'Der Einstieg ist eng, am Anfang ging es nur mit Löffel. Dafür sitzt er.',
      'The opening is tight and at first needed a horn. But then it sits.',
    ),
    remark('Für kräftige Waden ist der Schaft knapp.', 'The shaft is close for sturdy calves.'),
    complaint(
      'Der Gummizug links ist weicher als rechts und wellt sich.',
      'The left gore is softer than the right and puckers.',
    ),
  ],
  'lace-boot': [
    praise(
      'Hält den Knöchel, ohne zu scheuern. Die Kante oben ist gepolstert, aber nicht dick.',
      'It holds the ankle without chafing. The top edge is padded but not thick.',
    ),
    praise('Unten Ösen, oben Haken: in einer Minute geschnürt.', 'Eyelets below, hooks above: laced in a minute.'),
    praise(
      'Die Zunge ist bis oben angenäht, da kommt kein Wasser und kein Schnee herein.',
      'The tongue is sewn in up to the top; neither water nor snow gets past.',
    ),
    praise('Mein Stiefel für Winter, Garten und Bahnhof.', 'My boot for winter, garden and station.'),
    praise(
      'Unter der Anzughose sieht er aus wie ein Schuh, darüber steckt ein Stiefel.',
      'Under suit trousers it looks like a shoe, with a boot above.',
      { when: (model) => model.sole !== 'commando' && isForMen(model) },
    ),
    praise(
      'Zum langen Mantel der beste Stiefel, den ich je hatte.',
      'With a long coat the best boot I have ever had.',
      { when: isForWomen },
    ),
    remark(
      'Die Haken haben mir am Anfang die Senkel zerschlissen. Mit gewachsten ist Ruhe.',
      'At first the hooks frayed my laces. Waxed ones put an end to that.',
    ),
    complaint(
      'Ein Haken saß locker und fiel nach zwei Wochen heraus.',
      'One hook sat loose and fell out after two weeks.',
    ),
  ],
  jodhpur: [
    praise(
      'Der Riemen legt sich einmal um den Knöchel und bleibt, wo er ist.',
      'The strap goes round the ankle once and stays where it is.',
    ),
    praise('Sieht nach Reitstall aus und geht in die Oper.', 'Looks of the stables and goes to the opera.'),
    praise(
      'Der Stiefel, nach dem mich meine Töchter fragen, ob sie ihn erben.',
      'The boot my daughters ask me whether they will inherit.',
    ),
    remark(
      'Die Schnalle drückt, wenn man das engere Loch nimmt. Im weiteren ist alles gut.',
      'The buckle presses in the tighter hole. In the wider one all is well.',
    ),
    remark(
      'Anziehen dauert. Man setzt sich hin, und das ist auch schön.',
      'It takes a while to put on. You sit down for it, and that is pleasant too.',
    ),
    complaint(
      'Der Riemen war zu kurz für meinen Knöchel, ein viertes Loch ging sich nicht aus.',
      'The strap was too short for my ankle; there was no room for a fourth hole.',
    ),
  ],
  sneaker: [
    praise(
      'Ein Turnschuh, den man neu besohlen kann. Dass es so etwas gibt, wusste ich nicht.',
      'A sneaker that can be resoled. I did not know there was such a thing.',
    ),
    praise('Schlicht, ohne Zeichen an der Seite. Danke dafür.', 'Plain, with no mark on its side. Thank you for that.'),
    praise(
      'Die Lederausstattung innen macht den Unterschied, kein feuchter Fuß.',
      'The leather inside makes the difference; no damp feet.',
      { when: ({ lining }) => lining !== 'textile' },
    ),
    praise(
      'Mit Anzug, mit Jeans, mit Shorts. Nur zum Laufen nehme ich andere.',
      'With a suit, with jeans, with shorts. Only for running do I take others.',
      { when: isForMen },
    ),
    praise(
      'Im Büro sagt niemand etwas, und die Füße sind trotzdem froh.',
      'Nobody at the office says a word, and the feet are happy all the same.',
    ),
    remark(
      'Die hellen Senkel waren nach zwei Wochen grau. Dunklere liegen jetzt bereit.',
      'The pale laces were grey after two weeks. Darker ones are at the ready.',
    ),
    complaint(
      'Die Kante am Knöchel scheuert, mit kurzen Socken geht es gar nicht.',
      'The collar chafes at the ankle; with short socks it is hopeless.',
    ),
  ],
}
