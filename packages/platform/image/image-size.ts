/**
 * The sizes that pictures are made in: those of the source documents (cart, product, gallery, mobile, display, thumbs)
 * and those that our own storefront asks for besides (kinds, cards and the same twice as sharp, square details, one for
 * phones between these, social previews). Any other size is refused, so that nobody can keep the shop busy with all
 * sizes there are.
 */
export const defaultImageSizes: readonly string[] = [
  '200x200',
  '400x400',
  '1292x950',
  '390x390',
  '646x475',
  '100x75',
  '200x150',
  '400x300',
  '800x600',
  '860x632',
  '646x646',
  '860x860',
  '1292x1292',
  '1200x630',
]

/** Width and height as digits, each at most 4096: a larger picture would not fit a shop's memory. */
export const imageSizePattern =
  /^(?:[1-9]\d{0,2}|[1-3]\d{3}|40[0-8]\d|409[0-6])x(?:[1-9]\d{0,2}|[1-3]\d{3}|40[0-8]\d|409[0-6])$/
