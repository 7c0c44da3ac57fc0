import type { Product } from '@welt/contract/entity/product.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { displayPrice } from '@welt/domain/price/display-price.ts'
import { useEffect, useState } from 'react'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { loadFittingProduct } from '../catalog/load-fitting-product.ts'
import { type Picture, pictureOf } from '../picture/picture.ts'
import { useShop } from '../store-view/use-shop.ts'

export interface Offer {
  name: string
  fact: string
  price: string
  picture: Picture
}

/** Something that makes the order large enough, and can be laid beside it without another question. */
export function useFittingProduct(
  missingCents: number,
  skus: readonly string[],
): { offer: Offer | null; add: () => void } {
  const shop = useShop()
  const { add } = useAddToCart()
  const [product, setProduct] = useState<Product | null>(null)
  const held = skus.join('\n')
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const found = await loadFittingProduct(shop, { missingCents, without: held.split('\n') })
      if (isWanted) setProduct(found)
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [shop, missingCents, held])
  const sub = product?.['hf_sub_headline']
  const offer = product && {
    name: product.name,
    fact: typeof sub === 'string' ? sub : '',
    price: formatPrice(displayPrice(product).current, shop.storeView.i18n),
    picture: pictureOf(product.image, product.name),
  }
  return { offer, add: () => product && void add([{ ...product, qty: 1 }]) }
}
