import { dealerTables } from './dealer-tables.ts'
import type { PageSeed } from './page-seed.ts'

/** Whom to ask, and where to go. */
export const visitPagesEn: readonly PageSeed[] = [
  {
    id: 25,
    identifier: 'customer-service',
    title: 'Customer service',
    metaDescription: 'Telephone, e-mail and answers to what people ask most: delivery, returns, sizes, care.',
    content: ({ email }, link) => `
<p>A telephone call is the quickest way. If you would rather read, most answers are here already.</p>
<h2>How to reach us</h2>
<table>
<tbody>
<tr><th scope="row">Telephone</th><td><a href="tel:+496331552040">+49 6331 55 20 40</a></td></tr>
<tr><th scope="row">Hours</th><td>Monday to Friday, 10 am to 6 pm</td></tr>
<tr><th scope="row">E-mail</th><td><a href="mailto:${email}">${email}</a>, answered the next working day</td></tr>
<tr><th scope="row">In person</th><td><a href="${link('/factory-shop')}">Factory shop in Pirmasens</a> and <a href="${link('/stores')}">shops near you</a></td></tr>
</tbody>
</table>
<h2>Before you buy</h2>
<ul>
<li><a href="${link('/size-chart')}">Size chart</a>: which size and which width is yours</li>
<li><a href="${link('/blogs/lasts')}">Lasts and fit</a>: what helps between two sizes</li>
<li><a href="${link('/payment')}">Payment</a>: how you pay and when you are charged</li>
</ul>
<h2>After you have ordered</h2>
<ul>
<li><a href="${link('/delivery-and-shipping')}">Delivery and shipping</a>: how long it takes and where we deliver</li>
<li><a href="${link('/return-and-exchange')}">Return and exchange</a>: thirty days, free of charge</li>
<li><a href="${link('/revocation')}">Withdrawal</a>: your right by law and the form for it</li>
</ul>
<h2>As long as the shoe lives</h2>
<ul>
<li><a href="${link('/blogs/care')}">Caring for shoes</a>: trees, brush, cream, in this order</li>
<li><a href="${link('/resoling')}">Resoling</a>: what it costs and how the pair gets to us</li>
<li><a href="${link('/legal-guarantee')}">Legal guarantee</a>: when something is not right</li>
</ul>
<h2>Quick answers</h2>
<details><summary>Where is my parcel?</summary><p>Its number is in the message that we send when it leaves. If nothing has come after four working days, give us a call; we will ask DHL.</p></details>
<details><summary>Can I still change my order?</summary><p>Until we pack it, yes. That is usually the morning after you order. A call is enough.</p></details>
<details><summary>I am between two sizes.</summary><p>Order both and send one pair back. It costs you nothing, and we prefer it to a shoe that pinches.</p></details>
<p>There is more under <a href="${link('/blogs/faqs')}">questions and answers</a>.</p>`,
  },
  {
    id: 26,
    identifier: 'stores',
    title: 'Shops and factory shop',
    metaDescription: 'Where you can try our shoes on: the factory shop in Pirmasens and shops by region.',
    content: ({ maker, address }, link) => `
<p>A welted shoe wants to be tried on. You can do that at our factory and at these shops, which know our lasts.</p>
<h2>Factory shop</h2>
<p>${maker}, ${address}. All nine lasts in all widths, last pairs, and the counter for <a href="${link('/resoling')}">resoling</a>. You can collect orders here and try them on before you pay.</p>
<table>
<tbody>
<tr><th scope="row">Monday to Friday</th><td>10 am to 6 pm</td></tr>
<tr><th scope="row">Saturday</th><td>9 am to 2 pm</td></tr>
<tr><th scope="row">Telephone</th><td><a href="tel:+496331552040">+49 6331 55 20 40</a></td></tr>
</tbody>
</table>
<p>How to get there is told under <a href="${link('/factory-shop')}">factory shop</a>.</p>
${dealerTables('en')}
<h2>Before you set out</h2>
<p>Not every shop has every model in every width. Give us a call and we will tell you who has the pair, or send it there. The shops on this page are invented; this shop is a demonstration.</p>`,
  },
]
