import type { LeatherName } from '@welt/illustration/params/shoe-params.ts'
import { complaint, type Line, praise, remark } from './line.ts'

export const leatherLines: Readonly<Record<LeatherName, readonly Line[]>> = {
  calf: [
    praise(
      'Das Kalbleder hat feine Poren und nimmt Creme gleichmäßig an.',
      'The calf is fine grained and takes cream evenly.',
    ),
    praise(
      'Nach drei Monaten liegen die Gehfalten flach und gerade, so erkennt man gutes Leder.',
      'After three months the creases lie flat and straight, which is how you tell good leather.',
    ),
    praise(
      'Einmal gebürstet, und der Glanz ist wieder da. Creme brauche ich [alle paar Wochen|einmal im Monat].',
      'One go with the brush and the shine is back. Cream I need [every few weeks|once a month].',
    ),
    praise(
      'Ein tiefer Kratzer vom Bordstein war nach zwei Lagen Creme nicht mehr zu finden.',
      'A deep scratch from a kerb could not be found after two coats of cream.',
    ),
    praise(
      'Das Leder war vom ersten Tag an weich, aber es ist nichts ausgeleiert.',
      'The leather was soft from the first day, but nothing has stretched.',
    ),
    praise(
      'Man riecht beim Auspacken Leder und Wachs und keinen Kleber.',
      'On unpacking you smell leather and wax and no glue.',
    ),
    praise(
      'Beide Schuhe sind aus derselben Stelle geschnitten, links und rechts gleichen sich in Ton und Narbe.',
      'Both are cut from the same part of the hide; left and right match in shade and grain.',
    ),
    praise(
      'Auf der Kappe lässt sich in [einer halben Stunde|zwanzig Minuten] ein Spiegel polieren.',
      'On the cap you can raise a mirror in [half an hour|twenty minutes].',
      { when: ({ pattern }) => pattern.includes('oxford') || pattern.includes('brogue') || pattern.includes('monk') },
    ),
    praise(
      'Zweimal in den Regen gekommen, mit Papier getrocknet, gecremt: keine Ränder.',
      'Caught in the rain twice, dried with paper, creamed: no marks.',
    ),
    remark(
      'Das Leder ist empfindlich gegen Kratzer, solange es neu ist. Mit der Zeit wird es ruhiger.',
      'While new the leather scratches easily. In time it calms down.',
    ),
    remark(
      'Am Anfang stumpf geliefert; der Glanz kommt erst mit der dritten Pflege.',
      'It arrived rather dull; the shine only came with the third polish.',
    ),
    remark(
      'An der Zunge ist eine Ader zu sehen. Stört mich nicht, es war eben ein Tier.',
      'A vein shows on the tongue. It does not bother me; it was an animal, after all.',
    ),
    complaint(
      'Nach fünf Wochen ist das Leder in der Gehfalte rissig, trotz Spanner und Creme.',
      'After five weeks the leather is cracking in the crease, in spite of trees and cream.',
    ),
    complaint(
      'Ein Schuh knickt am Blatt grob, der andere fein. Da stammt wohl ein Stück vom Bauch der Haut.',
      'One vamp creases coarsely, the other finely. One piece must have come from the belly of the hide.',
    ),
  ],
  grain: [
    praise(
      'Die Narbung verzeiht alles: Bordsteine, Kinderwagen, Hundeleinen.',
      'The grain forgives everything: kerbs, prams, dog leads.',
    ),
    praise(
      'Nach einem Winter sieht das genarbte Leder noch aus wie am ersten Tag.',
      'After a winter the grained leather looks as it did on day one.',
      { months: 6 },
    ),
    praise(
      'Regen perlt ab, wenn man es im Herbst einmal ordentlich fettet.',
      'Rain beads off if you grease it properly once in autumn.',
    ),
    praise(
      'Griffiges, dickes Leder, das trotzdem nicht bretthart ist.',
      'Thick leather with a grip to it that is not stiff as a board all the same.',
    ),
    praise('Kratzer sieht man in der Narbung schlicht nicht.', 'In the grain you simply do not see scratches.'),
    remark(
      'In den Poren bleibt Creme sitzen, man muss gründlich ausbürsten.',
      'Cream stays in the pores; you have to brush it out thoroughly.',
    ),
    remark(
      'Der Narben ist kräftiger als auf dem Bild, mir gefällt es.',
      'The grain is bolder than in the picture; I like it.',
    ),
    complaint(
      'Die Narbung ist links grob und rechts fein, das sieht nach zwei verschiedenen Häuten aus.',
      'The grain is coarse on the left and fine on the right; it looks like two different hides.',
    ),
  ],
  suede: [
    praise(
      'Das Velours ist dicht und kurz geschoren, nicht so ein Teppich wie anderswo.',
      'The suede is dense and short, not the carpet you get elsewhere.',
    ),
    praise(
      'Zweimal eingesprüht, und ein Rotweinfleck ging mit dem Krepp der Bürste weg.',
      'Sprayed twice, and a red wine stain came off with the rubber of the brush.',
    ),
    praise(
      'Weich wie ein Handschuh, und die Form hält trotzdem.',
      'Soft as a glove, and it keeps its shape all the same.',
    ),
    praise(
      'Ich bürste nach jedem Tragen gegen den Strich, mehr Pflege war in einem Jahr nicht nötig.',
      'I brush against the nap after each wearing; in a year it has needed nothing else.',
      { months: 12 },
    ),
    praise(
      'Velours macht aus {colour} eine tiefere Farbe, als ein Bildschirm zeigen kann.',
      'Suede makes {colour} a deeper colour than a screen can show.',
    ),
    praise(
      'Kein Abfärben auf die Hose, auch nicht in der ersten Woche.',
      'Nothing rubs off on the trousers, not even in the first week.',
    ),
    praise(
      'Ein Sommerregen hat nichts hinterlassen, nach dem Trocknen zweimal gebürstet.',
      'A summer shower left nothing behind; two strokes of the brush once dry.',
    ),
    remark(
      'Ohne Spray würde ich damit nicht in den Herbst gehen.',
      'I would not take them into autumn without the spray.',
    ),
    remark(
      'Staub setzt sich in den Flor, helle Hosen freuen sich nicht.',
      'Dust settles in the nap, which pale trousers do not enjoy.',
    ),
    remark(
      'An der Spitze wurde der Flor nach zwei Monaten speckig. Mit der Messingbürste ging es wieder weg.',
      'The nap at the toe turned shiny after two months. The brass brush put it right.',
    ),
    complaint(
      'Nach dem ersten Regen sind Wasserränder geblieben, die keine Bürste herausbekommt.',
      'The first rain left water marks that no brush will shift.',
    ),
    complaint(
      'Hat die helle Einlage verfärbt und zwei Paar Socken dazu.',
      'It stained the pale insole and two pairs of socks as well.',
    ),
  ],
  cordovan: [
    praise(
      'Cordovan wirft keine Falten, sondern Wellen. Man versteht es erst, wenn man es sieht.',
      'Cordovan does not crease, it rolls. You only understand once you see it.',
    ),
    praise(
      'Nach dem Regen helle Punkte, nach dem Bürsten keine mehr. Man darf nur nicht erschrecken.',
      'Pale spots after rain, none after brushing. You just must not be startled.',
    ),
    praise(
      'Ich putze nicht, ich bürste nur. Der Glanz kommt von innen.',
      'I do not polish, I only brush. The shine comes from within.',
    ),
    praise(
      'Sechs Wochen gewartet, bis meine Größe genäht war, und jede davon war es wert.',
      'Six weeks of waiting until my size was sewn, and each of them was worth it.',
    ),
    praise(
      'Dick, fettig, schwer: dieses Leder wird mich überleben.',
      'Thick, greasy, heavy: this leather will outlive me.',
    ),
    remark(
      'Die ersten drei Wochen steif wie ein Brett, abends war ich froh, wenn sie aus waren. Danach nie wieder ein anderes Leder.',
      'Stiff as a board for three weeks; in the evening I was glad to take them off. After that, never another leather.',
    ),
    remark(
      'Cordovan ist steif, und das dauert. Ich habe es in Etappen von zwei Stunden eingetragen.',
      'Cordovan is stiff, and it takes time. I broke it in two hours at a stretch.',
    ),
    remark(
      'Der Farbton ist dunkler geliefert worden als gedacht und hellt jetzt an den Wellen auf.',
      'It came darker than I thought and is now growing lighter along the rolls.',
    ),
    remark(
      'Keine Creme nehmen, nur wenig Wachs. Das steht hier zwar, aber man glaubt es erst hinterher.',
      'No cream, just a little wax. They say so here, but you believe it only afterwards.',
    ),
    complaint(
      'Für den Preis hätte ich keine matte Stelle an der Ferse erwartet. Sie polierte sich auch nicht heraus.',
      'At this price I did not expect a dull patch on the heel. It did not polish out either.',
    ),
  ],
  patent: [
    praise(
      'Der Lack ist dünn und zeigt das Leder darunter, das sieht man bei Lack fast nie.',
      'The patent is thin and shows the leather beneath, which one hardly ever sees.',
    ),
    praise(
      'Feuchtes Tuch, trockenes Tuch, fertig. Nach vier Abenden wie neu.',
      'A damp cloth, a dry cloth, done. As new after four evenings.',
    ),
    praise('Glänzt, ohne nach Plastik auszusehen.', 'It gleams without looking like plastic.'),
    remark(
      'Lack gibt nicht nach. Was im Laden drückt, drückt auch nach einem Jahr.',
      'Patent does not give. What pinches in the shop pinches a year later.',
    ),
    remark(
      'In der Kälte vorsichtig biegen, steht auf dem Beipackzettel. Ich halte mich daran.',
      'Bend with care in the cold, says the leaflet. I do as told.',
    ),
    complaint(
      'Nach dem dritten Tragen ein feiner Sprung im Lack, genau in der Gehfalte.',
      'After the third wearing a fine crack in the patent, right in the crease.',
    ),
  ],
}
