import type { PageSeed } from './page-seed.ts'
import { sizeTable } from './size-table.ts'

export const servicePagesEn: readonly PageSeed[] = [
  {
    id: 2,
    identifier: 'delivery-and-shipping',
    title: 'Delivery and shipping',
    metaDescription: 'Costs, times and countries: free with DHL GoGreen, 2 to 3 working days within Germany.',
    content: () => `
<p>We send by DHL GoGreen, in a box without plastic. Shipping costs you nothing, however much you order. The minimum order value is 20,00 €.</p>
<h2>Delivery time</h2>
<table>
<thead><tr><th scope="col">Country</th><th scope="col">Delivery time</th><th scope="col">Shipping</th></tr></thead>
<tbody>
<tr><th scope="row">Germany</th><td>2 to 3 working days</td><td>free</td></tr>
<tr><th scope="row">Rest of the European Union</th><td>4 to 7 working days</td><td>free</td></tr>
</tbody>
</table>
<p>What we sew to order takes longer. The time then stands beside the article, about ten weeks for cordovan.</p>
<h2>When we pack</h2>
<p>Orders that reach us before noon leave the house on the same working day. As soon as the parcel is on its way we send you the tracking number.</p>
<h2>Collecting</h2>
<p>You may also collect your shoes at the factory shop, Gerberstraße 14 in Pirmasens, Monday to Friday from 10 to 18 h and Saturday from 9 to 14 h. There you can try them on before you pay.</p>
<h2>Vouchers and films</h2>
<p>Vouchers and films arrive by e-mail. Nothing is shipped.</p>`,
  },
  {
    id: 3,
    identifier: 'return-and-exchange',
    title: 'Return and exchange',
    metaDescription: 'Return or exchange free of charge within 30 days: this is how.',
    content: () => `
<p>You have 30 days to try shoes on at home. If a pair does not fit, send it back to us free of charge. Your statutory right of withdrawal within 14 days is not affected.</p>
<h2>How to return</h2>
<ul>
<li>Try them on a carpet. We cannot sell a leather sole as new once it has been in the street.</li>
<li>Put shoes, trees and bag into the box in which they came.</li>
<li>Use the label enclosed with the parcel and hand it in at a DHL counter.</li>
<li>Keep the receipt until the refund has arrived.</li>
</ul>
<h2>Exchange for another size</h2>
<p>The quickest way is to order the right size at once and return the first pair. If you are not sure, call us on +49 6331 55 20 40 and we will tell you how the last fits.</p>
<h2>Refund</h2>
<p>We check returns within three working days and refund you in the way in which you paid.</p>
<h2>If something is wrong</h2>
<p>If a seam opens or a heel breaks, please write to us with a picture. We are liable for defects for two years as the law provides, and we pay for the postage.</p>`,
  },
  {
    id: 4,
    identifier: 'size-chart',
    title: 'Size chart',
    metaDescription:
      'EU, UK, US and length of foot in centimetres for men and women, with the widths F, G and H and how to measure.',
    content: () => `
<p>Measure in the evening, standing, and both feet. Put your foot on a sheet of paper with the heel against the wall and measure to the tip of the longest toe. The longer foot counts.</p>
<h2>Men</h2>
${sizeTable('men', 'en')}
<h2>Women</h2>
${sizeTable('women', 'en')}
<h2>Widths</h2>
<table>
<thead><tr><th scope="col">Width</th><th scope="col">Girth at the ball in EU 42</th><th scope="col">For whom</th></tr></thead>
<tbody>
<tr><th scope="row">F narrow</th><td>24.3 cm</td><td>A narrow foot, a flat instep</td></tr>
<tr><th scope="row">G regular</th><td>24.9 cm</td><td>Most feet</td></tr>
<tr><th scope="row">H wide</th><td>25.5 cm</td><td>A broad ball, a high instep, orthotics</td></tr>
</tbody>
</table>
<h2>How the lasts fit</h2>
<ul>
<li>Lasts 71 and 76: true to size, slender heel.</li>
<li>Last 64: true to size, more room for the toes.</li>
<li>Last 58, loafers: snug at first; if in doubt, half a size less.</li>
<li>Last 32, women: true to size, low instep.</li>
</ul>`,
  },
  {
    id: 5,
    identifier: 'contact',
    title: 'Contact',
    metaDescription: 'Telephone, e-mail, address and opening hours of the factory shop in Pirmasens.',
    content: ({ maker, address, country, email }) => `
<p>The telephone is answered by someone who makes shoes. Call us if you are between two sizes, if you would like an old pair resoled, or if something is not right.</p>
<h2>How to reach us</h2>
<table>
<tbody>
<tr><th scope="row">Telephone</th><td><a href="tel:+496331552040">+49 6331 55 20 40</a>, Monday to Friday, 10 to 18 h</td></tr>
<tr><th scope="row">E-mail</th><td><a href="mailto:${email}">${email}</a></td></tr>
<tr><th scope="row">Address</th><td>${maker}, ${address}, ${country}</td></tr>
</tbody>
</table>
<h2>Factory shop</h2>
<table>
<tbody>
<tr><th scope="row">Monday to Friday</th><td>10 to 18 h</td></tr>
<tr><th scope="row">Saturday</th><td>9 to 14 h</td></tr>
</tbody>
</table>
<p>All lasts in all widths to try on, and a stool. You need no appointment for a fitting; on Saturdays it is quieter with one.</p>
<h2>Resoling</h2>
<p>Send the pair with a note of your name, address and telephone number, or buy the voucher beforehand. We look at the shoes and call you before we begin.</p>`,
  },
  {
    id: 10,
    identifier: 'blogs/faqs',
    title: 'Frequent questions',
    metaDescription: 'Answers on fit, care, resoling, delivery and payment.',
    content: () => `
<details open><summary>Which size should I take?</summary><p>The one you wear in other welted shoes; in trainers most people wear a size more. If in doubt, measure and look at the size chart.</p></details>
<details><summary>Should the shoe pinch at first?</summary><p>No. Firm at the instep and the heel is right, pressure on the toes is not. Leather grows wider, but not longer.</p></details>
<details><summary>How often should I use cream?</summary><p>After every tenth wearing, and always after rain once the leather is dry. In between, the brush will do.</p></details>
<details><summary>Can every shoe be resoled?</summary><p>Every one of ours, yes. We also take welted shoes by others if welt and insole are sound.</p></details>
<details><summary>What does RRP mean?</summary><p>Prices struck through are the manufacturer’s recommended retail price. The lowest price of the last 30 days is given on the product page.</p></details>
<details><summary>Can I pay by invoice?</summary><p>You see at the checkout which ways of payment are open for your order, before you place it.</p></details>`,
  },
]
