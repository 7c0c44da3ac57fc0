import type { LastName } from '@welt/illustration/params/shoe-params.ts'
import { complaint, isBoot, isLaced, type Line, praise, remark } from './line.ts'

export const lastLines: Readonly<Record<LastName, readonly Line[]>> = {
  '71': [
    praise(
      'Leisten 71 hält die Ferse, wie ich es von keinem Schuh von der Stange kenne.',
      'Last 71 holds the heel like no ready-made shoe I know.',
    ),
    praise(
      'Die Ferse ist so schmal geschnitten, dass ich zum ersten Mal ohne Fersenpolster auskomme.',
      'The heel is cut so slim that for the first time I need no heel grips.',
    ),
    praise(
      'Schlanke Spitze, aber die Zehen liegen nicht übereinander. Leisten 71 ist meiner.',
      'A slender toe, yet mine do not lie on top of each other. Last 71 is my last.',
    ),
    praise(
      'Von oben gesehen eine schöne Mandel, nicht spitz und nicht stumpf.',
      'Seen from above a fine almond, neither pointed nor blunt.',
    ),
    praise(
      'Der Spann ist niedrig, was mir sehr entgegenkommt; ich muss nicht mehr bis zum Anschlag schnüren.',
      'The instep is low, which suits me well; I no longer have to lace to the stop.',
      { when: isLaced },
    ),
    remark(
      'Leisten 71 ist nichts für einen hohen Spann; im Zweifel darf es eine Weite mehr sein.',
      'Last 71 is not for a high instep; if in doubt go one width up.',
      { when: ({ range }) => range === 'mens' },
    ),
    remark(
      'Vorn etwas länger, als ich es gewohnt bin. Man gewöhnt sich daran und mag es dann.',
      'A little longer in front than I am used to. One gets used to it and then likes it.',
    ),
    complaint(
      'Für meine Füße ist der 71er über dem Ballen zu schmal, daran hat auch eine Weite mehr nichts geändert.',
      'For my feet the 71 is too slim across the ball, and going one wider did not change that.',
      { when: ({ range }) => range === 'mens' },
    ),
  ],
  '64': [
    praise(
      'Runde Spitze, Platz für alle fünf Zehen, und trotzdem sieht es nicht nach Gesundheitsschuh aus.',
      'A round toe, room for all five of mine, and still it does not look like a health shoe.',
    ),
    praise('Der 64er Leisten ist der gutmütigste, den ich kenne.', 'The 64 is the most forgiving last I know.'),
    praise(
      'Breiter Ballen, normale Ferse: Leisten 64 passt mir blind.',
      'A broad ball and an ordinary heel: I can order last 64 with my eyes shut.',
    ),
    praise(
      'Auch abends, wenn die Füße dick sind, ist im {shoe} noch Platz.',
      'Even in the evening, when my feet have swollen, there is room in the {shoe}.',
    ),
    praise(
      'Ich habe einen Hallux, und auf diesem Leisten drückt nichts.',
      'I have a bunion, and on this last nothing presses.',
    ),
    praise(
      'Die Rundung vorn ist schlicht und altert nicht, anders als die Spitzen vor zehn Jahren.',
      'The curve in front is plain and will not date, unlike the points of ten years ago.',
    ),
    praise(
      'Nach drei anderen Herstellern der erste Leisten, bei dem links und rechts gleich sitzen.',
      'After three other makers the first last on which left and right sit alike.',
    ),
    remark(
      'Leisten 64 ist in der Ferse nicht der schmalste; mit einer dünnen Zungenpolsterung sitzt er besser.',
      'Last 64 is not the slimmest at the heel; a thin tongue pad makes it sit better.',
      { when: isLaced },
    ),
    remark(
      'Von oben wirkt die Form fast rund. Das muss man mögen, ich mag es inzwischen.',
      'From above the shape is almost round. You have to like that; by now I do.',
    ),
    complaint(
      'Die Ferse sitzt bei mir locker, und die Spitze ist mir zu breit. Der 71er wäre besser gewesen.',
      'The heel is loose on me and the toe too broad. The 71 would have been better.',
    ),
  ],
  '58': [
    praise(
      'Leisten 58 umschließt den Mittelfuß, deshalb rutscht nichts, obwohl keine Schnürung da ist.',
      'Last 58 hugs the waist of the foot, so nothing slips though there are no laces.',
      { when: ({ pattern }) => pattern !== 'sneaker' },
    ),
    praise(
      'Endlich ein Loafer, aus dem die Ferse beim Treppensteigen nicht aussteigt.',
      'At last a loafer that my heel does not leave on the stairs.',
      { when: ({ pattern }) => pattern.includes('loafer') },
    ),
    praise(
      'Kurze, runde Form, die auch unter einer schmalen Hose nicht nach Kahn aussieht.',
      'A short round shape that does not look like a barge under slim trousers.',
    ),
    praise(
      'Der niedrige Einstieg drückt nicht auf den Spann, das ist bei Loafern selten.',
      'The low throat does not press on the instep, which is rare in a loafer.',
      { when: ({ pattern }) => pattern.includes('loafer') },
    ),
    praise(
      'In der ersten Woche eng, seither wie angegossen. Loafer müssen so anfangen.',
      'Tight for the first week, moulded to me since. That is how a loafer must begin.',
      { when: ({ pattern }) => pattern.includes('loafer') },
    ),
    remark(
      'Leisten 58 wird weiter, als man am ersten Tag glaubt. Lieber knapp kaufen.',
      'Last 58 grows wider than the first day lets you believe. Better buy it snug.',
    ),
    remark(
      'Für hohe Spanne eng. Ich ziehe ihn mit dem Löffel an und mit Geduld.',
      'Close for a high instep. I put it on with a horn and some patience.',
    ),
    complaint(
      'Nach sechs Wochen so weit, dass die Ferse schlappt. Die halbe Nummer weniger hätte es gebraucht.',
      'After six weeks so wide that the heel slaps. Half a size less would have done it.',
    ),
  ],
  '76': [
    praise(
      'Die Karreespitze von Leisten 76 ist genau so eckig, wie sie sein darf.',
      'The chisel toe of last 76 is exactly as square as it may be.',
    ),
    praise(
      'Elegante Linie, vom Absatz bis zur Spitze eine einzige Kurve.',
      'An elegant line, one single curve from heel to toe.',
    ),
    praise(
      'Schlank, aber der Ballen hat Platz. Ich hatte es andersherum befürchtet.',
      'Slim, yet the ball has room. I had feared the opposite.',
    ),
    praise(
      'Der 76er ist länger im Auge als am Fuß. {size} wie immer, und doch sieht er eine Nummer feiner aus.',
      'The 76 is longer to the eye than on the foot. {size} as always, and yet it looks a size finer.',
    ),
    remark(
      'Die Spitze ist markant; zur Jeans trage ich sie nicht.',
      'The toe makes a statement; I do not wear it with jeans.',
    ),
    complaint(
      'Karreespitze und meine breiten Zehen vertragen sich nicht. Schöner Schuh, falscher Fuß.',
      'The chisel toe and my broad toes do not get along. Fine shoe, wrong foot.',
    ),
  ],
  '83': [
    praise(
      'Weiche Karreeform, die man erst auf den zweiten Blick sieht. Gefällt mir besser als jede Spitze.',
      'A soft square that shows only at second glance. I like it better than any point.',
    ),
    praise(
      'Leisten 83 gibt dem großen Zeh Platz nach vorn, nicht nur zur Seite.',
      'Last 83 gives the big toe room to the front, not only to the side.',
    ),
    praise(
      'Modern im Umriss, ohne dass es in fünf Jahren nach heute aussehen wird.',
      'Modern in outline without looking of its day in five years.',
    ),
    praise(
      'Sitzt am Mittelfuß fest wie eine Bandage, vorn bleibt Luft.',
      'Firm at the waist like a bandage, with air in front.',
    ),
    remark(
      'Beim 83er liegt der Ballen weiter vorn, als ich dachte. Erst messen, dann bestellen.',
      'On the 83 the ball lies further forward than I thought. Measure first, then order.',
    ),
    complaint(
      'Der Leisten passt mir am linken Fuß und am rechten nicht. Das hatte ich bei dem Preis nicht erwartet.',
      'The last suits my left foot and not my right. At this price I had not expected that.',
    ),
  ],
  '45': [
    praise(
      'Leisten 45 lässt Raum für eine dicke Wollsocke, ohne dass die Ferse schwimmt.',
      'Last 45 leaves room for a thick wool sock without the heel swimming.',
    ),
    praise(
      'Breit und ehrlich. Auf acht Stunden im Wald hat kein Zeh gelitten.',
      'Broad and honest. In eight hours in the woods no toe suffered.',
    ),
    praise(
      'Die Kappe ist hoch genug, dass man bergab nicht anstößt.',
      'The toe is high enough not to hit going downhill.',
    ),
    praise(
      'Wer breite Füße hat und sie in schmale Stiefel zwängt: bitte diesen Leisten probieren.',
      'If you have broad feet and force them into slim boots: please try this last.',
      { when: isBoot },
    ),
    remark(
      'Der 45er ist wuchtig. Unter eine Anzughose passt er nicht und will es nicht.',
      'The 45 is hefty. It does not go under suit trousers and does not mean to.',
    ),
    remark(
      'Mit dünner Socke ist mir darin zu viel Platz, mit dicker genau richtig.',
      'With a thin sock there is too much room for me, with a thick one just enough.',
    ),
  ],
  '32': [
    praise(
      'Schmale Ferse, Platz am Ballen: als hätte jemand meinen Fuß vermessen.',
      'A narrow heel, room at the ball: as if somebody had measured my foot.',
    ),
    praise(
      'Kein verkleinerter Herrenschuh, das merkt man am Spann sofort.',
      'Not a man’s shoe made smaller, you notice it at the instep at once.',
    ),
    praise(
      'Leisten 32 sitzt hinten so fest, dass ich die Fersenpolster weggeworfen habe.',
      'Last 32 sits so firm behind that I have thrown away my heel pads.',
    ),
    praise(
      'Nach zehn Stunden auf den Beinen noch kein einziger Gedanke an die Füße.',
      'After ten hours on my legs not one thought of my feet.',
    ),
    praise(
      'Runde Spitze, flacher Absatz, und trotzdem schlank. Das können wenige.',
      'A round toe, a low heel, and slim all the same. Few can do that.',
    ),
    remark(
      'Der Spann ist niedrig. Mit hohem Spann würde ich Weite H nehmen.',
      'The instep is low. With a high one I would take width H.',
      { when: ({ range }) => range === 'womens' },
    ),
    complaint(
      'Am Ballen für mich zu weit und hinten zu lang; Leisten 32 und ich finden nicht zusammen.',
      'Too wide for me at the ball and too long behind; last 32 and I are not a match.',
    ),
  ],
  '37': [
    praise(
      'Leisten 37 ist schmal, ohne zu kneifen. Ich hatte das fast aufgegeben.',
      'Last 37 is slim without pinching. I had all but given up on that.',
    ),
    praise(
      'Feine Mandelform, die am Fuß eine Nummer kleiner wirkt.',
      'A fine almond shape that looks a size smaller on the foot.',
    ),
    praise(
      'Hält die Ferse, gibt dem Ballen nach. Nach einer Woche wusste ich nicht mehr, dass er neu ist.',
      'Holds the heel, yields to the ball. After a week I had forgotten that it was new.',
    ),
    praise(
      'Ich habe lange, schmale Füße, und der 37er ist der erste Leisten, der beides ernst nimmt.',
      'I have long narrow feet, and the 37 is the first last to take both seriously.',
      { when: ({ range }) => range === 'womens' },
    ),
    praise(
      'Die Länge stimmt auf den Millimeter, vorn kein leerer Schnabel.',
      'The length is right to the millimetre, no empty beak in front.',
    ),
    praise(
      'Sitzt am Mittelfuß, nicht an den Zehen. Genau da gehört es hin.',
      'It holds at the waist of the foot, not at the toes. That is where it belongs.',
    ),
    remark(
      'Für kräftige Füße ist der 37er nichts; meine Schwester kam nicht hinein.',
      'The 37 is not for sturdy feet; my sister could not get in.',
    ),
    complaint(
      'Drückt am kleinen Zeh, links mehr als rechts. Nach vier Wochen habe ich aufgegeben.',
      'Presses on the little toe, more on the left. After four weeks I gave up.',
    ),
  ],
  '29': [
    praise(
      'Die kantige Spitze von Leisten 29 macht aus jedem Hosenanzug etwas.',
      'The squared toe of last 29 makes something of any trouser suit.',
    ),
    praise(
      'Ein klarer Schnitt vorn, und trotzdem liegen die Zehen nebeneinander.',
      'A clear cut in front, and still the toes lie side by side.',
    ),
    praise(
      'Endlich Karree für Frauen, das nicht nach Kostüm aussieht.',
      'At last a chisel toe for women that does not look like fancy dress.',
    ),
    remark(
      'Leisten 29 ist kurz; wer zwischen zwei Größen steht, nimmt die größere.',
      'Last 29 is short; between two sizes take the larger.',
    ),
    remark(
      'Zum Rock habe ich lange überlegt, jetzt trage ich ihn fast nur dazu.',
      'I pondered it with a skirt for a while; now I hardly wear it with anything else.',
    ),
    complaint(
      'Vorn zu flach für meine Zehen, an der Kappe entstanden nach zwei Tagen Druckstellen.',
      'Too shallow in front for my toes; after two days the cap had left marks.',
    ),
  ],
}
