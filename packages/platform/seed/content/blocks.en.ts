import { sizeTable } from '../page/size-table.ts'
import type { BlockSeed } from './block-seed.ts'
import { embeddedCarousel } from './embedded-carousel.ts'

export const blocksEn: readonly BlockSeed[] = [
  {
    id: 1,
    identifier: 'category-men-top',
    title: 'Men’s shoes',
    content: (_, link) => `
<p>Begin with a <a href="${link('/shoes/derby')}">Derby</a>. The second is a black <a href="${link('/shoes/oxford')}">Oxford</a>.</p>`,
  },
  {
    id: 2,
    identifier: 'category-men-bottom',
    title: 'Oxford or Derby?',
    content: (_, link) => `
<h2>Oxford or Derby?</h2>
<p>In an Oxford the facings are sewn beneath the vamp and close as you tie them. That looks strict and asks for an ordinary instep. In a Derby they lie on top of the vamp and open as far as the foot needs.</p>
<h3>And the holes?</h3>
<p>Broguing once let the water out of shoes that crossed bogs. Today it only says: this shoe is off duty. The more of it, the less formal.</p>
<h3>Which sole?</h3>
<p>Leather for dry days, Dainite for all others. More under <a href="${link('/blogs/soles')}">Soles</a>.</p>`,
  },
  {
    id: 3,
    identifier: 'category-women-top',
    title: 'Women’s shoes',
    content: (_, link) => `
<p>Three lasts, none of them a men’s last made smaller: 32 is round and forgiving, 37 slim, 29 squared with a higher heel. Which is yours is told under <a href="${link('/blogs/lasts')}">Lasts and fit</a>.</p>`,
  },
  {
    id: 4,
    identifier: 'category-women-bottom',
    title: 'Welted for women',
    content: (_, link) => `
<h2>Why welted?</h2>
<p>Because the shoe walks with the foot and not against it. After two weeks the cork beneath the insole has taken your print, the heel sits, and when the sole is through the shoe gets a new one: <a href="${link('/resoling')}">Resoling</a>.</p>
<h3>With a skirt or with trousers?</h3>
<p>Derbies and brogues like cloth that falls: wide trousers, wool, long skirts. Loafers show ankles. Chelsea boots end slim enough to vanish under any hem.</p>`,
  },
  {
    id: 5,
    identifier: 'category-boots-top',
    title: 'Boots',
    content: (_, link) => `
<p>Norwegian welted on commando for wet paths, Goodyear welted on Dainite or crepe for town. Half a size more is needed only with thick socks; our last 45 has the room already.</p>
<p>Boot laces and spare hooks are found with the <a href="${link('/care/laces-and-insoles')}">laces</a>.</p>`,
  },
  {
    id: 6,
    identifier: 'category-care-bottom',
    title: 'What does a shoe really need?',
    content: (_, link) => `
<h2>What does a shoe really need?</h2>
<p>Trees, a brush, cream, in that order. Everything else is for pleasure.</p>
<ul>
<li>Smooth leather: cream after every tenth wearing.</li>
<li>Suede: spray before autumn, a brush after each wearing.</li>
<li>Cordovan: a brush, a brush, a brush.</li>
<li>Patent: a damp cloth.</li>
</ul>
<p>The whole of it is told under <a href="${link('/blogs/care')}">Caring for shoes</a>.</p>`,
  },
  {
    id: 7,
    identifier: 'category-outlet-top',
    title: 'Factory outlet',
    content: (_, link) => `
<p>Discontinued models and last pairs. They are the same shoes with the same rights: 30 days to return, two years of legal guarantee, resoleable. Beside every reduced price stands the lowest of the last 30 days. More to touch at the <a href="${link('/factory-shop')}">factory shop</a>.</p>`,
  },
  {
    id: 8,
    identifier: 'home-intro',
    title: 'Welcome',
    content: ({ name }, link) => `
<h2>Shoes to keep</h2>
<p>${name} builds welted shoes on nine lasts, in half sizes and three widths. When the sole is through, a new one goes on. <a href="${link('/about')}">Who we are</a></p>`,
  },
  {
    id: 9,
    identifier: 'home-craft',
    title: 'Two seams',
    content: (_, link) => `
<h2>Two seams and a welt between them</h2>
<p>The first holds the upper and never sees the ground. The second holds the sole and may be opened, every few years, by a cobbler. <a href="${link('/blogs')}">How a shoe is made</a></p>`,
  },
  {
    id: 10,
    identifier: 'home-resole',
    title: 'Resoling',
    content: (_, link) => `
<h2>A second spring costs 139 €</h2>
<p>Outsole, heel, cork, polish, post both ways. After three to four weeks the pair is back. <a href="${link('/resoling')}">How it works</a></p>`,
  },
  {
    id: 11,
    identifier: 'home-bestsellers',
    title: 'Bestsellers',
    content: (_, link) => `
${embeddedCarousel({ category: 86, count: 8, heading: 'What most people begin with', heading_level: 2 })}
<p><a href="${link('/bestsellers')}">All bestsellers</a></p>`,
  },
  {
    id: 12,
    identifier: 'home-inspirations',
    title: 'Inspirations',
    content: (_, link) => `
${embeddedCarousel({ category: 3, count: 8, heading: 'Shoes we like to talk about', heading_level: 2 })}
<p><a href="${link('/inspirations')}">More of them</a></p>`,
  },
  {
    id: 13,
    identifier: 'size-chart-men',
    title: 'Size chart, men',
    content: () =>
      `<h2>Men</h2>${sizeTable('men', 'en')}<p>The length is that of the foot, not of the sole. Measure in the evening, standing.</p>`,
  },
  {
    id: 14,
    identifier: 'size-chart-women',
    title: 'Size chart, women',
    content: () =>
      `<h2>Women</h2>${sizeTable('women', 'en')}<p>The length is that of the foot, not of the sole. Measure in the evening, standing.</p>`,
  },
  {
    id: 15,
    identifier: 'size-widths',
    title: 'Widths',
    content: (_, link) => `
<h2>Widths</h2>
<table>
<thead><tr><th scope="col">Width</th><th scope="col">Girth at the ball in EU 42</th></tr></thead>
<tbody>
<tr><th scope="row">F narrow</th><td>24.3 cm</td></tr>
<tr><th scope="row">G regular</th><td>24.9 cm</td></tr>
<tr><th scope="row">H wide</th><td>25.5 cm</td></tr>
</tbody>
</table>
<p>If in doubt, G. The whole <a href="${link('/size-chart')}">size chart</a></p>`,
  },
  {
    id: 16,
    identifier: 'delivery',
    title: 'Delivery',
    content: (_, link) => `
<details open><summary>How long does it take?</summary><p>2 to 3 working days in Germany, 4 to 7 in the rest of the EU. What we sew to order takes longer; the time stands beside the article.</p></details>
<details><summary>What does shipping cost?</summary><p>Nothing. The minimum order value is 20,00 €.</p></details>
<details><summary>Where do you deliver?</summary><p>To all countries of the EU by DHL GoGreen, parcel lockers included. More under <a href="${link('/delivery-and-shipping')}">Delivery and shipping</a>.</p></details>
<details><summary>Can I collect?</summary><p>Yes, at the <a href="${link('/factory-shop')}">factory shop</a>. There you may try them on before you pay.</p></details>`,
  },
  {
    id: 17,
    identifier: 'returns',
    title: 'Returns',
    content: (_, link) => `
<details open><summary>How long can I return?</summary><p>30 days, free of charge, unworn. The statutory right of withdrawal of 14 days stands beside it.</p></details>
<details><summary>How do I try them on properly?</summary><p>In the evening, on a carpet, with the socks that you will wear with them. We cannot sell a leather sole as new once it has been in the street.</p></details>
<details><summary>How do I exchange?</summary><p>Order the right size at once and send the first pair back with the label enclosed. <a href="${link('/return-and-exchange')}">Step by step</a></p></details>`,
  },
  {
    id: 18,
    identifier: 'care-accordion',
    title: 'Care',
    content: (_, link) => `
<details><summary>Smooth leather</summary><p>Brush after each wearing, cream after every tenth, trees always.</p></details>
<details><summary>Suede</summary><p>Brush dry, spray before autumn, never cream.</p></details>
<details><summary>Cordovan</summary><p>Brush. Every other month a breath of wax.</p></details>
<details><summary>Got wet?</summary><p>Paper in, lay them on their side, two days away from the radiator. Then cream. <a href="${link('/blogs/care')}">More</a></p></details>`,
  },
  {
    id: 19,
    identifier: 'craft-story',
    title: 'What is in a shoe',
    content: (_, link) => `
<h2>What is in a shoe</h2>
<ol>
<li><strong>Upper.</strong> Calf from the back of the hide, skived and folded at the edges.</li>
<li><strong>Insole.</strong> Three millimetres of cow leather from the pit. Everything hangs on it.</li>
<li><strong>Welt.</strong> A strip of leather, held by the inseam.</li>
<li><strong>Cork.</strong> Spread warm; it remembers your foot.</li>
<li><strong>Shank.</strong> Steel beneath the arch.</li>
<li><strong>Outsole.</strong> Nine months in oak bark, sewn to the welt.</li>
</ol>
<p><a href="${link('/blogs/constructions')}">Which construction for what</a></p>`,
  },
  {
    id: 20,
    identifier: 'trust-bar',
    title: 'What you can rely on',
    content: (_, link) => `
<ul>
<li><a href="${link('/delivery-and-shipping')}">Free shipping in the EU</a></li>
<li><a href="${link('/return-and-exchange')}">30 days to return</a></li>
<li><a href="${link('/resoling')}">Can be resoled</a></li>
<li><a href="${link('/contact')}">+49 6331 55 20 40</a></li>
</ul>`,
  },
  {
    id: 21,
    identifier: 'opening-hours',
    title: 'Opening hours',
    content: () => `
<table>
<tbody>
<tr><th scope="row">Monday to Friday</th><td>10 to 18 h</td></tr>
<tr><th scope="row">Saturday</th><td>9 to 14 h</td></tr>
</tbody>
</table>`,
  },
  {
    id: 22,
    identifier: 'guarantee-notice',
    title: 'Legal guarantee',
    content: (_, link) => `
<p>These goods come with the legal guarantee of two years under European Union law: if they are faulty you can ask for repair or replacement free of charge. <a href="${link('/legal-guarantee')}">Your rights</a></p>`,
  },
  {
    id: 23,
    identifier: 'review-note',
    title: 'About the reviews',
    content: (_, link) => `
<p>Reviews with the note “purchase confirmed” come from people whose order we know; the others we do not check for that. The average covers all reviews published since January 2021. <a href="${link('/reviews')}">How we check reviews</a></p>`,
  },
  {
    id: 24,
    identifier: 'newsletter-note',
    title: 'About the newsletter',
    content: () => `
<p>Four letters a year: new lasts, stories from the workshop, dates in the factory shop. Once you have confirmed, we thank you with 10 % off your first order.</p>`,
  },
  {
    id: 25,
    identifier: 'checkout-help',
    title: 'Help at the checkout',
    content: (_, link) => `
<p>Stuck? Call us: +49 6331 55 20 40, Monday to Friday from 10 to 18 h. We take orders by telephone too. <a href="${link('/payment')}">Ways of payment</a></p>`,
  },
  {
    id: 26,
    identifier: 'landing-inspirations',
    title: 'Inspirations',
    content: (_, link) => `
<h2>Shoes with a story</h2>
<p>Some models we make because they are needed, and some because somebody in the workshop could not let go of them. Here are the second kind: cordovan with ten weeks of waiting, an Oxford without a cap, a boot for mountains that we climb ourselves.</p>
<p>If you would rather begin with the first kind, they are under <a href="${link('/bestsellers')}">Bestsellers</a>.</p>`,
  },
  {
    id: 27,
    identifier: 'footer-links',
    title: 'Worth reading',
    content: (_, link) => `
<ul>
<li><a href="${link('/blogs/lasts')}">Lasts and fit</a></li>
<li><a href="${link('/blogs/constructions')}">Constructions</a></li>
<li><a href="${link('/blogs/care')}">Shoe care</a></li>
</ul>`,
  },
  {
    id: 28,
    identifier: 'footer-regions',
    title: 'Stockists by region',
    content: (_, link) => `
<ul>
<li><a href="${link('/store-locator#palatinate-and-saar')}">Palatinate and Saar</a></li>
<li><a href="${link('/store-locator#rhine-main')}">Rhine-Main</a></li>
<li><a href="${link('/store-locator#bavaria')}">Bavaria</a></li>
<li><a href="${link('/store-locator#north-and-east')}">North and East</a></li>
<li><a href="${link('/store-locator#austria')}">Austria</a></li>
<li><a href="${link('/store-locator#switzerland')}">Switzerland</a></li>
</ul>`,
  },
]
