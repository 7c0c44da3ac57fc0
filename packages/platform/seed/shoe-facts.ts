import type { Product } from '@welt/contract/entity/product.ts'
import { filling, heelMaterial, insole, outsoleMaterial, shank, weltMaterial } from './making.ts'
import { modelTexts } from './model-texts.ts'
import type { Model } from './models.ts'
import { forms, lasts, makes, outsoles, patterns, shoeTypes } from './shoe-attributes.ts'
import type { View } from './view.ts'

const novelty = { news_from_date: '2026-09-15 00:00:00', news_to_date: '2035-12-31 23:59:59' }

/** How the shoe is made and what it consists of. */
export function shoeFacts(model: Model, { language }: View): Partial<Product> {
  const text = modelTexts[language][model.sku]
  const welt = weltMaterial[model.make]?.[language]
  return {
    hf_shoe_make: makes[model.make].id,
    hf_shoe_last: lasts[model.last].id,
    hf_shoe_outsole: outsoles[model.outsole].id,
    hf_shoe_type: shoeTypes[model.type].id,
    hf_shoe_form: forms[model.form].id,
    hf_pattern: patterns[model.pattern].id,
    hf_material_upper: text.upper,
    hf_material_lining: text.lining,
    hf_material_insole: insole[language],
    hf_material_outsole: outsoleMaterial[model.outsole][language],
    hf_material_heel: heelMaterial[model.outsole][language],
    hf_material_shank: shank[language],
    ...(welt === undefined ? {} : { hf_material_welt: welt, hf_material_filling: filling[language] }),
    hf_weight: text.weight,
  }
}

export function shoeBadge(model: Model, { language }: View): Partial<Product> {
  if (model.reducedGross !== undefined) return { hf_badge_label: language === 'de' ? 'Reduziert' : 'Reduced' }
  if (model.isNew) return { hf_badge_label: language === 'de' ? 'Neu' : 'New', ...novelty }
  return {}
}
