import { goodRow, modelRow } from './page-figure.ts'
import type { PageSeed } from './page-seed.ts'

export const knowledgePagesEn: readonly PageSeed[] = [
  {
    id: 19,
    identifier: 'blogs/care',
    title: 'Caring for shoes',
    metaDescription:
      'What smooth leather, suede, cordovan and patent need: daily, monthly and after rain, step by step.',
    content: (_, link) => `
<p>Leather is skin that nobody feeds from within any longer. It dries out if you let it and suffocates if you do too much of a good thing. Between the two lie five minutes a week.</p>
${goodRow(['TREE', 'BRUSH', 'CREAM', 'WAX', 'LEATHER-MILK', 'SUEDE-BRUSH'], { language: 'en', link })}
<h2>After each wearing</h2>
<ol>
<li>Put the trees in while the shoe is still warm.</li>
<li>Sweep the dust out of welt and creases with a <a href="${link('/horsehair-brush')}">horsehair brush</a>. Dust grinds.</li>
<li>Let them stand for a day, away from the radiator. A shoe takes up a small glass of water in a day and needs twenty-four hours to give it back.</li>
</ol>
<h2>Smooth and grained calf</h2>
<p>After every tenth wearing: laces out, brush, work in a pea of <a href="${link('/shoe-cream-50-ml')}">cream</a> with a cloth, wait ten minutes, brush out. If you want a shine, follow with thin coats of <a href="${link('/wax-polish-75-ml')}">wax polish</a> on toe and heel, never in the crease.</p>
<p>Twice a year it all comes off: <a href="${link('/leather-milk-150-ml')}">leather milk</a>, a cloth, let it dry, cream anew. In grained leather cream settles in the pores; there a brush does more than a cloth.</p>
<h2>Suede</h2>
<p>Brush it dry, first against the nap and then with it. Before the first wearing <a href="${link('/suede-spray-200-ml')}">spray</a> twice and leave overnight. The rubber side of the <a href="${link('/brass-suede-brush')}">suede brush</a> lifts stains. Cream and wax clog the nap for good.</p>
<h2>Cordovan</h2>
<p>Cordovan is saturated with grease. It wants to be brushed, hard and often, and every other month at most a breath of wax. After rain there are pale spots in the leather: let it dry, brush, and they are gone.</p>
<h2>Patent</h2>
<p>A damp cloth, a dry cloth. Do not bend it in frost and do not store it against dark shoes: patent takes on colour and does not give it back.</p>
<h2>When something has happened</h2>
<details><summary>Soaked</summary><p>Blot, stuff with paper, change the paper after an hour. Lay them on their side so that air reaches the sole. Two days, far from stove and radiator. Then cream.</p></details>
<details><summary>Salt lines</summary><p>Wash with lukewarm water and a drop of vinegar while they are fresh, the whole vamp and not only the edge. Dry, then cream.</p></details>
<details><summary>Scratches</summary><p>Neutral cream fills fine ones, <a href="${link('/shoe-cream-black-50-ml')}">cream in the shade of the leather</a> covers paler ones. Deep cuts are better shown to the workshop.</p></details>
<details><summary>Smell</summary><p>It comes from wearing without a pause. Two pairs in turn do not smell.</p></details>`,
  },
  {
    id: 20,
    identifier: 'blogs/leather',
    title: 'Leather',
    metaDescription:
      'Calf, grained leather, suede, cordovan and patent: where they come from, how they are tanned and what they are good for.',
    content: (_, link) => `
<p>A good shoe begins in the tannery. We buy from six, all of which we have visited, and take only hides that come about anyway: calf and cattle from dairy and meat, and horse for cordovan.</p>
${modelRow('side', { WIEN: 'Smooth calf', ERFURT: 'Grained calf', BAMBERG: 'Suede', KASCHAU: 'Cordovan', DRESDEN: 'Patent' }, { language: 'en', link })}
<h2>Smooth calf</h2>
<p>The skin of a calf is thin, dense and fine in grain. It is tanned with chrome salts, or with chrome and plants together, split to 1.2 or 1.4 millimetres and dyed with aniline so that the pores show. Pigment would hide faults; that is why we use none.</p>
<h2>Grained calf</h2>
<p>The grain comes about in the drum or beneath a plate. It makes the leather hard-wearing and a little thicker. For boots and for everything that gets wet.</p>
<h2>Suede</h2>
<p>Suede is not a second choice but the other side: the flesh side is buffed until it stands short and dense. Ours is calf and not the split of a cow; you can tell because the nap changes colour as you stroke it.</p>
<h2>Cordovan</h2>
<p>Beneath the skin of a horse’s croup lies a flat muscle hardly larger than a tray. It is tanned in pits for six months, stuffed with grease by hand and polished from the flesh side. One hide yields two pairs of shoes. Cordovan does not crack, it rolls.</p>
<h2>Patent</h2>
<p>Calf with a skin of lacquer, thin enough to let you see the leather beneath. For the evening.</p>
<h2>What is inside</h2>
<p>The lining is vegetable-tanned calf or goat. It takes up damp and gives it off overnight. Insole and outsole are cow leather from the pit: nine months in oak bark.</p>
<h2>The tanneries</h2>
<table>
<thead><tr><th scope="col">Tannery</th><th scope="col">Where</th><th scope="col">What</th></tr></thead>
<tbody>
<tr><th scope="row">Oberthal</th><td>Alsace</td><td>Smooth calf, patent</td></tr>
<tr><th scope="row">Marchetti</th><td>Tuscany</td><td>Vegetable-tanned calf</td></tr>
<tr><th scope="row">Aubrac</th><td>Auvergne</td><td>Calf in pale shades</td></tr>
<tr><th scope="row">Kestrel</th><td>Northamptonshire</td><td>Grained leather</td></tr>
<tr><th scope="row">Sandner</th><td>Styria</td><td>Suede</td></tr>
<tr><th scope="row">Lohmühle</th><td>Palatinate</td><td>Cordovan, sole leather</td></tr>
</tbody>
</table>
<p>How to look after them is told under <a href="${link('/blogs/care')}">Caring for shoes</a>. The names of the tanneries are invented.</p>`,
  },
  {
    id: 21,
    identifier: 'blogs/lasts',
    title: 'Lasts and fit',
    metaDescription: 'Our nine lasts, how they fit and for which foot they were made.',
    content: (_, link) => `
<p>The size says how long a shoe is. How it sits is decided by the last. Measure by the <a href="${link('/size-chart')}">size chart</a> first, then choose the shape.</p>
${modelRow('top', { WIEN: '71', AGRAM: '64', TRIEST: '58', LINZ: '76', OLMUETZ: '83', WHITBY: '45' }, { language: 'en', link })}
<h2>Men</h2>
<table>
<thead><tr><th scope="col">Last</th><th scope="col">Shape</th><th scope="col">Fits</th><th scope="col">Good for</th></tr></thead>
<tbody>
<tr><th scope="row">71</th><td>almond, slim</td><td>true to size, narrow heel</td><td>Oxfords; narrow to ordinary feet</td></tr>
<tr><th scope="row">64</th><td>round</td><td>true to size, room at the ball</td><td>Derbies, brogues; most feet</td></tr>
<tr><th scope="row">58</th><td>round, low</td><td>snug at first, grows wider</td><td>loafers; if in doubt half a size less</td></tr>
<tr><th scope="row">76</th><td>chisel</td><td>true to size, long to the eye</td><td>monks, Oxfords; slim toes</td></tr>
<tr><th scope="row">83</th><td>soft square</td><td>true to size</td><td>anyone who finds a point too pointed</td></tr>
<tr><th scope="row">45</th><td>round, high</td><td>generous</td><td>boots; broad feet, thick socks</td></tr>
</tbody>
</table>
<h2>Women</h2>
<table>
<thead><tr><th scope="col">Last</th><th scope="col">Shape</th><th scope="col">Fits</th><th scope="col">Good for</th></tr></thead>
<tbody>
<tr><th scope="row">32</th><td>round</td><td>true to size, narrow heel</td><td>Derbies, boots; most feet</td></tr>
<tr><th scope="row">37</th><td>almond</td><td>slim</td><td>Oxfords, loafers; long narrow feet</td></tr>
<tr><th scope="row">29</th><td>chisel, higher heel</td><td>short; if in doubt half a size more</td><td>suits and evenings</td></tr>
</tbody>
</table>
<h2>How to tell that it fits</h2>
<ul>
<li>On the first day the heel lifts by a few millimetres and no more. That passes once the sole bends.</li>
<li>At the ball the shoe lies close without pressing. The ball must sit at the widest place.</li>
<li>A thumb’s width remains in front of the longest toe.</li>
<li>The facings of an Oxford almost meet, those of a Derby stand a finger apart.</li>
</ul>
<h2>What gives and what does not</h2>
<p>Leather widens across, by half a width or so. A shoe never grows longer. If your toes touch you need the next size, not patience.</p>`,
  },
  {
    id: 22,
    identifier: 'blogs/constructions',
    title: 'Constructions',
    metaDescription: 'Goodyear welted, Norwegian welted, Blake stitched: what holds the sole and what you gain by it.',
    content: (_, link) => `
<p>Almost all the shoes in the world are glued. That lasts for a few winters and cannot be opened without destroying the shoe. A seam can be opened.</p>
${modelRow('welt', { WIEN: 'Goodyear welted', BRUENN: 'Norwegian welted', RAPALLO: 'Blake stitched' }, { language: 'en', link })}
<h2>Goodyear welted</h2>
<p>Two seams with a strip of leather between them. The first joins upper, insole and welt, the second only welt and outsole. A new sole goes on at the second; the upper is not touched. The hollow between the seams is filled with cork. You recognise the construction by the seam that runs along the top of the welt.</p>
<p>Where the welt runs only to the heel it is called 270 degrees and looks slimmer; all round it is 360, for thicker soles. A storm welt stands up and keeps water from the seam.</p>
<h2>Norwegian welted</h2>
<p>Here the upper is turned outwards and sewn from outside, twice, with waxed thread. You see the seams, and water finds no way in. Heavy and stiff, for boots.</p>
<h2>Blake stitched</h2>
<p>A single seam runs from inside through insole and outsole. That makes the shoe light and supple from the first day. In the wet, damp rises through the seam, and it can be resoled some two times rather than four.</p>
<h2>How to recognise a good seam</h2>
<ul>
<li>Eight to ten stitches to the inch, equally long, at the toe too.</li>
<li>The thread lies in its channel, not on the leather.</li>
<li>It does not end at the heel breast, it runs beneath it.</li>
</ul>
<p>How it all comes together is told on <a href="${link('/blogs')}">our page about the making of a shoe</a>.</p>`,
  },
  {
    id: 23,
    identifier: 'blogs/soles',
    title: 'Soles',
    metaDescription: 'Leather, Dainite, commando, crepe and cup: which sole for what, and how long it lasts.',
    content: (_, link) => `
<p>The sole decides in which weather a shoe comes out of the cupboard. All five can be renewed.</p>
${modelRow('sole', { WIEN: 'Leather', REGENSBURG: 'Dainite', BRUENN: 'Commando', ZITTAU: 'Crepe', MALMOE: 'Cup' }, { language: 'en', link })}
<table>
<thead><tr><th scope="col">Sole</th><th scope="col">Good</th><th scope="col">Less good</th><th scope="col">Lasts, worn in turn</th></tr></thead>
<tbody>
<tr><th scope="row">Leather, 5 mm</th><td>breathes, quiet, slim</td><td>wet, road salt</td><td>about two years</td></tr>
<tr><th scope="row">Dainite</th><td>rain, smooth cobbles; like leather from the side</td><td>squeaks on linoleum when new</td><td>three years</td></tr>
<tr><th scope="row">Commando</th><td>snow, mud, mountains</td><td>thick, brings clay indoors</td><td>three to four years</td></tr>
<tr><th scope="row">Crepe</th><td>soft, quiet, light</td><td>heat, oil, a dark rim</td><td>a year and a half</td></tr>
<tr><th scope="row">Cup</th><td>easy to clean, stitched</td><td>not for hard frost</td><td>two years</td></tr>
</tbody>
</table>
<h2>Walking in a leather sole</h2>
<p>New, it is smooth. A day or two on gravel and asphalt roughen it. After that it grips better than you would think, except on wet leaves and steel.</p>
<h2>Rubber on leather</h2>
<p>A cobbler can put a millimetre or two of rubber on the front. That keeps out the wet and costs a little air. We advise it once the sole has been walked in and not before: glue holds badly on a new one.</p>
<h2>When it is time</h2>
<p>Press your thumb on the middle of the sole. If it gives, the shoe belongs in the <a href="${link('/resoling')}">workshop</a>. Once there is a hole, the cork often has to come out as well.</p>`,
  },
]
