import { embeddedCarousel } from '../content/embedded-carousel.ts'
import { constructionFigure } from './page-figure.ts'
import type { PageSeed } from './page-seed.ts'

export const shoeLoreEn: PageSeed = {
  id: 1,
  identifier: 'blogs',
  title: 'How a welted shoe is made',
  metaDescription:
    'From the last to the polish: how a welted shoe is made, why it breathes and why it can be given a new sole.',
  content: () => `
<p>A welted shoe has some sixty parts and takes 212 operations in our workshop. Most of them cannot be seen afterwards. This page tells what happens beneath the insole, and why it makes the difference between a shoe for two winters and a shoe for twenty years.</p>
<h2>The last</h2>
<p>It all begins with a piece of beech that looks like a foot but is not one. The last gives the shoe its shape: the length, the width at the ball, the height of the instep, the hold at the heel. It leaves twelve millimetres of air in front of the toes, for the foot slides forward with every step. We work on nine lasts. Once you know which is yours, you can order with your eyes shut.</p>
<h2>Clicking</h2>
<p>A calf skin is not the same all over. Along the back the fibres lie close, towards the belly they are loose and stretch. So the vamp is cut from the back and the tongue from the edge. The clicker lays the patterns in such a way that the leather will later give across the foot and not along it. Scars, insect bites and veins are cut away. A good third of every skin is left over.</p>
<h2>Closing</h2>
<p>In the closing room the edges of the parts are skived thin, folded and sewn with waxed thread. Between upper and lining go the toe puff in front and the counter behind, both of leather. They are put in damp and dry on the last. A plastic counter would be quicker, but it takes no shape and gives none back.</p>
<h2>Lasting</h2>
<p>Now the upper is drawn over the last, pleat by pleat, and fixed to the insole below. The insole is the backbone of the shoe: three millimetres of pit-tanned cow leather with a rib standing up all round. Everything will hang on it. The shoe stays on the last for at least five days. Take it off sooner, and you sell the shape along with it.</p>
<h2>The welt</h2>
<p>The welt is a strip of leather as wide as a pencil is thick. It runs round the outside of the shoe, and the first seam joins it to upper and insole. That seam lies inside and never touches the ground. The hollow between the seams is filled with warm cork. It cushions, insulates and, in the first weeks, takes the print of the foot. A spring of steel lies under the arch so that the shoe does not sag between heel and ball.</p>
${constructionFigure('en')}
<h2>The sole</h2>
<p>The second seam joins only welt and outsole. That is the whole secret: when the sole is worn, the cobbler opens this one seam and sews on a new sole. The upper never notices. It can be done three or four times, sometimes more. Our leather soles lie in oak bark for nine months. That is slow, and it is the reason why they close up properly only after they have been walked in.</p>
<h2>Heel and finish</h2>
<p>The heel is built from leather lifts, nailed, and milled smooth at the edge. Its back corner is rubber because that is where everyone lands first. Then the edges are stained and waxed hot, and at last the shoe goes to be polished: water, wax, a cotton cloth and an hour of patience.</p>
<h2>What this means when you wear them</h2>
<ul>
<li>For the first days the shoe is stiff. After ten days or so the cork has given way and it fits like no other.</li>
<li>Give it a day of rest on trees after each day of wear. Leather dries slowly.</li>
<li>New leather soles do not like road salt. In winter, take a model with a rubber sole.</li>
<li>Have the heel seen to before the rubber is through. It costs little and saves much.</li>
<li>Send the shoe for resoling when the middle of the sole turns soft, not when there is a hole in it.</li>
</ul>
<h2>Four ways to hold a sole</h2>
<table>
<thead><tr><th scope="col">Construction</th><th scope="col">What holds the sole</th><th scope="col">Good for</th></tr></thead>
<tbody>
<tr><th scope="row">Goodyear welted</th><td>Two seams with a welt between them</td><td>Every day, many resolings</td></tr>
<tr><th scope="row">Norwegian welted</th><td>Two seams in plain sight outside the shoe</td><td>Wet, mountains, rough paths</td></tr>
<tr><th scope="row">Blake stitched</th><td>One seam through insole and outsole</td><td>Light, supple shoes</td></tr>
<tr><th scope="row">Cemented</th><td>Glue</td><td>Shoes that are not meant to grow old; we make none</td></tr>
</tbody>
</table>
${embeddedCarousel({ category: 86, heading: 'Welted, for instance', heading_level: 2 })}`,
}
