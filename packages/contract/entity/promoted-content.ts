import { z } from 'zod'

/** A path of the shop, without the store view's prefix, or an address of another one. */
const link = z
  .string()
  .regex(/^(?:\/(?![/\\])|https:\/\/)[^\s"<>\\]*$/, { error: 'a path of the shop like /schuhe, or an https address' })

/** A picture of the image service. One of another host would be a request that the visitor never agreed to. */
const picturePath = z
  .string()
  .regex(/^\/(?![/\\])[^\s"<>\\]+$/, { error: 'a path below the media folder like /banner/autumn.jpg' })

const text = z.string().trim().min(1)

/** The same picture in two formats, for browsers that take WebP and for those that do not. */
export const PictureSource = z.strictObject({ webp: picturePath.optional(), fallback: picturePath })
export type PictureSource = z.infer<typeof PictureSource>

export const PromotedPicture = z.strictObject({
  desktop: PictureSource,
  /** The desktop's own where none is given. */
  mobile: PictureSource.optional(),
  /** Empty where the picture only adorns. */
  alt: z.string(),
})
export type PromotedPicture = z.infer<typeof PromotedPicture>

export const Banner = z.strictObject({
  title: text,
  subtitle: text.optional(),
  button_text: text.optional(),
  link,
  picture: PromotedPicture,
})
export type Banner = z.infer<typeof Banner>

export const TrustbarEntry = z.strictObject({
  icon: text.optional(),
  title: text,
  text: text.optional(),
  link: link.optional(),
})

export const PromotedOffers = z.strictObject({
  mainBanners: z.array(Banner),
  smallBanners: z.array(Banner),
  /** Beside a product or a list of products. */
  productBanners: z.array(Banner.extend({ sku: text.optional() })),
  /** Beside the links of a menu. */
  menuAsideBanners: z.array(Banner.extend({ category_id: z.int().positive() })),
  featureProduct: z.strictObject({ sku: text, headline: text, text: text.optional() }).nullable(),
  trustbar: z.array(TrustbarEntry),
  newsletter: z.strictObject({
    title_footer: text,
    /** Whether the footer asks for women or men instead of one button; nobody has to say. */
    gender: z.boolean(),
    buttonText: text,
  }),
})
export type PromotedOffers = z.infer<typeof PromotedOffers>

export const HeadImages = z.strictObject({ images: z.array(Banner).min(1) })
export type HeadImages = z.infer<typeof HeadImages>

export const InstagramImages = z.strictObject({
  images: z.array(z.strictObject({ picture: PromotedPicture, text: text.optional(), link })),
})
export type InstagramImages = z.infer<typeof InstagramImages>

/** A heading and messages, as the line above the header shows them one after the other. */
export const DefaultContent = z.strictObject({ title: text, messages: z.array(text).min(1) })
export type DefaultContent = z.infer<typeof DefaultContent>

/** The widths of a row's columns share twelve parts. */
const ImageColumn = z.strictObject({
  picture: PromotedPicture,
  link: link.optional(),
  text: text.optional(),
  width: z.int().min(1).max(12),
})
export type ImageColumn = z.infer<typeof ImageColumn>

export const ImageRow = z
  .strictObject({ left: ImageColumn.optional(), centre: ImageColumn.optional(), right: ImageColumn.optional() })
  .refine(({ left, centre, right }) => (left?.width ?? 0) + (centre?.width ?? 0) + (right?.width ?? 0) === 12, {
    error: 'the widths of left, centre and right make 12',
  })
export type ImageRow = z.infer<typeof ImageRow>

export const ImageRows = z.strictObject({ rows: z.array(ImageRow) })
export type ImageRows = z.infer<typeof ImageRows>

/** Every kind of promoted content, by the name of its file. */
export const promotedSchemas = {
  offers: PromotedOffers,
  'head-images': HeadImages,
  instagram: InstagramImages,
  'default-content': DefaultContent,
  'image-rows': ImageRows,
}
export const promotedNames = ['offers', 'head-images', 'instagram', 'default-content', 'image-rows'] as const
export const PromotedName = z.enum(promotedNames)
export type PromotedName = z.infer<typeof PromotedName>
export type PromotedContent = { [Name in PromotedName]: z.infer<(typeof promotedSchemas)[Name]> }
